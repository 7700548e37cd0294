import { maxLengths } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Completed first step of a repair booking for a device that is not listed, with a link to change it. */
export function UnlistedDevice({ changeHref }: { changeHref: string }) {
  return (
    <NoteLine>
      <Icon name="help" size={1.75} color="fg.muted" />
      <NoteText>
        <b>
          <FormattedMessage id="repair.device.unknown" />
        </b>
        <small>
          <FormattedMessage id="repair.device.unknownHint" />
        </small>
      </NoteText>
      <Link href={changeHref}>
        <FormattedMessage id="repair.device.change" />
      </Link>
    </NoteLine>
  );
}

interface FaultDescriptionFieldProps {
  note: string;
  onNoteChange: (note: string) => void;
  /** Whether the device is listed, so that only its fault is described. @default false */
  isListed?: boolean | undefined;
}

/** Text field in which the customer describes a device or fault that is not listed. */
export function FaultDescriptionField({ note, onNoteChange, isListed = false }: FaultDescriptionFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Textarea
      label={formatMessage({ id: isListed ? "repair.desk.faultNote" : "repair.desk.note" })}
      hint={formatMessage({ id: isListed ? "repair.desk.faultNoteHint" : "repair.desk.noteHint" })}
      value={note}
      onChange={(event) => onNoteChange(event.currentTarget.value)}
      maxLength={maxLengths.repairNote}
      rows={3}
    />
  );
}

const NoteLine = chakra("div", { base: { display: "flex", alignItems: "center", gap: "3" } });
const NoteText = chakra("span", {
  base: {
    flex: "1",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > b": { display: "block", fontWeight: "semibold", lineHeight: "snug" },
    "& > small": { textStyle: "sm", color: "fg.muted" },
  },
});
