import { FormattedMessage, useIntl } from "react-intl";
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
  return (
    <LookupForm method="get" action={action}>
      <TextField
        name="number"
        label={formatMessage({ id: "repair.track.label" })}
        placeholder={formatMessage({ id: "repair.track.placeholder" })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
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
    alignItems: "end",
    gap: "2",
    maxWidth: "22rem",
    "& button": { minHeight: "input" },
  },
});
