import { findClosingTime, type HandoverMethod, type RepairDay, type ShopLocation } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { RepairFact } from "../RepairEstimate/RepairFact.tsx";
import { useSlotDates, type SlotDates } from "../SlotPicker/useSlotDates.ts";

export interface AppointmentProps {
  handoverMethod: HandoverMethod;
  /** Start of the selected slot; null if unset. */
  slot: string | null;
  /** Duration of the repair in minutes; null if unknown. */
  minutes: number | null;
  /** Days with their slots; a repair that is not done before the shop closes is ready on the next open one. */
  days: readonly RepairDay[];
  place: ShopClock;
}

/** Time zone, opening hours and holidays of the shop. */
export type ShopClock = Pick<ShopLocation, "timeZone" | "hours" | "holidays">;

/** Maximum duration of a repair that customers wait for at the shop. */
const MAX_WAIT_MINUTES = 240;

/**
 * Line of the repair estimate with the appointment and the estimated completion time. For a repair by mail, it is a
 * note on shipping.
 */
export function Appointment({ handoverMethod, slot, minutes, days, place }: AppointmentProps) {
  const dates = useSlotDates(place.timeZone);
  if (handoverMethod === "mailIn")
    return (
      <RepairFact icon="cube">
        <FormattedMessage id="repair.desk.byMail" />
      </RepairFact>
    );
  if (!slot) return null;
  return (
    <RepairFact icon="calendar">
      <b>{dates.dateTime(slot)}</b>
      <br />
      {minutes !== null && minutes <= MAX_WAIT_MINUTES && <ReadyTime {...{ slot, minutes, days, place, dates }} />}
      <FormattedMessage id="repair.desk.movable" />
    </RepairFact>
  );
}

interface ReadyTimeProps extends Pick<AppointmentProps, "days" | "place"> {
  slot: string;
  minutes: number;
  dates: SlotDates;
}

/** Time at which the device is ready, or the next open day if the shop closes before. */
function ReadyTime({ slot, minutes, days, place, dates }: ReadyTimeProps) {
  const readyTime = Date.parse(slot) + minutes * 60_000;
  // A device that is ready when the shop closes can still be collected.
  const isOpen = findClosingTime(new Date(readyTime - 1), place) !== null;
  const bookedDay = days.findIndex(({ slots }) => slots.some(({ start }) => start === slot));
  const nextDay = days.find(({ closed }, index) => index > bookedDay && closed === null);
  if (!isOpen && (bookedDay === -1 || !nextDay)) return null;
  return (
    <>
      {isOpen || !nextDay ? (
        <FormattedMessage
          id="repair.desk.readyAbout"
          values={{ time: dates.time(new Date(readyTime).toISOString()) }}
        />
      ) : (
        <FormattedMessage id="repair.desk.readyOn" values={{ day: dates.longDate(nextDay.date) }} />
      )}
      <br />
    </>
  );
}
