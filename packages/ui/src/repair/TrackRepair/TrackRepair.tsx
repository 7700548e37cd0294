import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface TrackRepairProps {
  /** URL of the repair status page; the number is sent as `number`. */
  action: string;
}

/** Form that opens the status page of a repair by its number. */
export function TrackRepair({ action }: TrackRepairProps) {
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({
    messages: { number: { missing: formatMessage({ id: "repair.status.requiredNumber" }) } },
  });
  return (
    <LookupForm method="get" action={action} {...formProps}>
      <TextField
        name="number"
        label={formatMessage({ id: "repair.track.label" })}
        placeholder={formatMessage({ id: "repair.track.placeholder" })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={getError("number")}
        required
      />
      <Button type="submit" variant="line">
        <FormattedMessage id="repair.track.submit" />
      </Button>
    </LookupForm>
  );
}

const LookupForm = chakra(PostForm, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    // The button is beside the control, however many lines an alert and the label above it and the error below it have.
    gridAutoFlow: "dense",
    columnGap: "2",
    maxWidth: "22rem",
    "& > div": { mb: "3" },
    "& > div:has(> label)": { display: "contents" },
    "& :is(label, p)": { gridColumn: "1 / -1" },
    "& button": { gridColumn: "2", minHeight: "input" },
  },
});
