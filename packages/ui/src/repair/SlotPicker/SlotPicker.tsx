import { findFirstFreeDay, type RepairDay, type HandoverMethod } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { handleInPlace } from "../rules/handleInPlace.ts";
import { DayRow } from "./DayRow.tsx";
import { SlotTimes } from "./SlotTimes.tsx";
import { useSlotDates } from "./useSlotDates.ts";
import { WaySwitch } from "./WaySwitch.tsx";

export interface SlotPickerProps {
  way: HandoverMethod;
  wayHref: (way: HandoverMethod) => string;
  onWay?: ((way: HandoverMethod) => void) | undefined;
  /** Next days with their slots at the shop, including closed days. */
  days: readonly RepairDay[];
  /** Date whose slots are shown, "2026-11-23"; the first available one if null or unknown. */
  day: string | null;
  dayHref: (date: string) => string;
  onDay?: ((date: string) => void) | undefined;
  /** Start of the selected slot; null if unset. */
  slot: string | null;
  /** Returns the URL of this step without a slot, on the given day; without JavaScript a form adds `slot`. */
  slotHref: (date: string) => string;
  /** Called to select a slot without a page navigation; if missing, the form has a submit button. */
  onSlot?: ((start: string) => void) | undefined;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Whether another customer has booked the selected slot meanwhile. @default false */
  isSlotTaken?: boolean | undefined;
  /** Whether the switch is hidden, because devices are accepted at the shop only. @default false */
  isWayHidden?: boolean | undefined;
}

/** Selection of the handover method: by mail, or at the shop in a slot of a day. */
export function SlotPicker(props: SlotPickerProps) {
  const { way, wayHref, onWay, days, isSlotTaken = false, isWayHidden = false } = props;
  const { formatMessage } = useIntl();

  return (
    <div>
      {!isWayHidden && (
        <WaySwitch way={way} wayHref={wayHref} onWay={onWay} label={formatMessage({ id: "repair.way.legend" })} />
      )}
      <TimesRow>
        {isSlotTaken && (
          <Alert tone="warning" announce="assertive">
            <FormattedMessage id="repair.slot.taken" />
          </Alert>
        )}
        {way === "mailIn" ? (
          <Text>
            <FormattedMessage id="repair.way.mailInHint" />
          </Text>
        ) : findFirstFreeDay(days) ? (
          <Counter {...props} />
        ) : (
          <Text>
            <b>
              <FormattedMessage id="repair.slot.none" />
            </b>
            {!isWayHidden && (
              <>
                {" "}
                <FormattedMessage id="repair.slot.noneAdvice" />
              </>
            )}
          </Text>
        )}
      </TimesRow>
    </div>
  );
}

function Counter({ days, day, dayHref, onDay, slot, slotHref, onSlot, timeZone }: SlotPickerProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const nextFreeDay = findFirstFreeDay(days);
  const displayedDay = days.find(({ date }) => date === day) ?? nextFreeDay;
  if (!displayedDay || !nextFreeDay) return null;
  const date = dates.long(displayedDay.date);
  const later = findFirstFreeDay(days.filter((one) => one.date > displayedDay.date)) ?? nextFreeDay;
  const [first] = nextFreeDay.slots;

  return (
    <>
      <DayRow
        days={days}
        selectedDate={displayedDay.date}
        dates={dates}
        label={formatMessage({ id: "repair.slot.days" })}
        dayHref={dayHref}
        onDay={onDay}
      />
      {findFirstFreeDay([displayedDay]) ? (
        <SlotTimes
          slots={displayedDay.slots}
          selectedSlot={slot}
          href={slotHref(displayedDay.date)}
          onSlot={onSlot}
          dates={dates}
          label={formatMessage({ id: "repair.slot.times" }, { date })}
        />
      ) : (
        <Text as="output">
          {displayedDay.closed === null && <FormattedMessage id="repair.slot.dayFull" values={{ date }} />}
          {displayedDay.closed?.kind === "dayOff" && <FormattedMessage id="repair.slot.dayOff" values={{ date }} />}
          {displayedDay.closed?.kind === "holiday" && (
            <FormattedMessage id="repair.slot.holiday" values={{ date, name: displayedDay.closed.name }} />
          )}{" "}
          <Link href={dayHref(later.date)} onClick={handleInPlace(onDay && (() => onDay(later.date)))}>
            <FormattedMessage id="repair.slot.nextFree" values={{ date: dates.long(later.date) }} />
          </Link>
        </Text>
      )}
      {first && (
        <TimeZoneNote>
          <FormattedMessage id="repair.slot.zone" values={{ zone: dates.zone(first.start) }} />
        </TimeZoneNote>
      )}
    </>
  );
}

const TimesRow = chakra("div", { base: { display: "grid", gap: "3", mt: "4" } });
const Text = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", maxWidth: "container.text", overflowWrap: "anywhere" },
});
const TimeZoneNote = chakra("p", { base: { textStyle: "xs", color: "fg.subtle" } });
