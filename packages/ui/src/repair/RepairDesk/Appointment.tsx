import type { HandoverMethod } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { RepairFact } from "../RepairEstimate/RepairFact.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

export interface AppointmentProps {
  handoverMethod: HandoverMethod;
  /** Start of the selected slot; null if unset. */
  slot: string | null;
  /** Duration of the repair in minutes; null if unknown. */
  minutes: number | null;
  timeZone: string;
}

/** Maximum duration of a repair that customers wait for at the shop. */
const MAX_WAIT_MINUTES = 240;

/**
 * Line of the repair estimate with the appointment and the estimated completion time. For a repair by mail, it is a
 * note on shipping.
 */
export function Appointment({ handoverMethod, slot, minutes, timeZone }: AppointmentProps) {
  const dates = useSlotDates(timeZone);
  if (handoverMethod === "mailIn")
    return (
      <RepairFact icon="cube">
        <FormattedMessage id="repair.desk.byMail" />
      </RepairFact>
    );
  if (!slot) return null;
  const readyTime =
    minutes !== null && minutes <= MAX_WAIT_MINUTES
      ? new Date(Date.parse(slot) + minutes * 60_000).toISOString()
      : null;
  return (
    <RepairFact icon="calendar">
      <b>{dates.dateTime(slot)}</b>
      <br />
      {readyTime && (
        <>
          <FormattedMessage id="repair.desk.readyAbout" values={{ time: dates.time(readyTime) }} />
          <br />
        </>
      )}
      <FormattedMessage id="repair.desk.movable" />
    </RepairFact>
  );
}
