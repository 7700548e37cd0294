import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
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

const LookupForm = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    maxWidth: "22rem",
    // The button is beside the control, however many lines the label above and the error below it have.
    "& > div": { display: "contents" },
    "& :is(label, p)": { gridColumn: "1 / -1" },
    "& button": { gridArea: "2 / 2", minHeight: "input" },
  },
});
