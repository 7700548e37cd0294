import { findFirstFreeDay, type RepairDay, type HandoverMethod } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createInPlaceHandler } from "../rules/createInPlaceHandler.ts";
import { DayRow } from "./DayRow.tsx";
import { SlotTimes } from "./SlotTimes.tsx";
import { useSlotDates } from "./useSlotDates.ts";
import { HandoverMethodSwitch } from "./HandoverMethodSwitch.tsx";

export interface SlotPickerProps {
  handoverMethod: HandoverMethod;
  handoverMethodHref: (handoverMethod: HandoverMethod) => string;
  onHandoverMethodChange?: ((handoverMethod: HandoverMethod) => void) | undefined;
  /** Next days with their slots at the shop, including closed days. */
  days: readonly RepairDay[];
  /** Date whose slots are shown, "2026-11-23"; the first available one if null or unknown. */
  day: string | null;
  dayHref: (date: string) => string;
  onDayChange?: ((date: string) => void) | undefined;
  /** Start of the selected slot; null if unset. */
  slot: string | null;
  /** Returns the URL of this step without a slot, on the given day; without JavaScript a form adds `slot`. */
  slotHref: (date: string) => string;
  /** Called to select a slot without a page navigation; if missing, the form has a submit button. */
  onSlotChange?: ((start: string) => void) | undefined;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Whether another customer has booked the selected slot meanwhile. @default false */
  isSlotTaken?: boolean | undefined;
  /** Whether the switch is hidden, because devices are accepted at the shop only. @default false */
  isHandoverMethodHidden?: boolean | undefined;
}

/** Selection of the handover method: by mail, or at the shop at a selected day and time. */
export function SlotPicker(props: SlotPickerProps) {
  const {
    handoverMethod,
    handoverMethodHref,
    onHandoverMethodChange,
    days,
    isSlotTaken = false,
    isHandoverMethodHidden = false,
  } = props;
  const { formatMessage } = useIntl();

  return (
    <div>
      {!isHandoverMethodHidden && (
        <HandoverMethodSwitch
          handoverMethod={handoverMethod}
          handoverMethodHref={handoverMethodHref}
          onHandoverMethodChange={onHandoverMethodChange}
          label={formatMessage({ id: "repair.way.legend" })}
        />
      )}
      <TimesRow>
        {isSlotTaken && (
          <Alert tone="warning" announce="assertive">
            <FormattedMessage id="repair.slot.taken" />
          </Alert>
        )}
        {handoverMethod === "mailIn" ? (
          <HintText>
            <FormattedMessage id="repair.way.mailInHint" />
          </HintText>
        ) : findFirstFreeDay(days) ? (
          <ShopSlotFields {...props} />
        ) : (
          <HintText>
            <b>
              <FormattedMessage id="repair.slot.none" />
            </b>
            {!isHandoverMethodHidden && (
              <>
                {" "}
                <FormattedMessage id="repair.slot.noneAdvice" />
              </>
            )}
          </HintText>
        )}
      </TimesRow>
    </div>
  );
}

function ShopSlotFields({ days, day, dayHref, onDayChange, slot, slotHref, onSlotChange, timeZone }: SlotPickerProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const nextFreeDay = findFirstFreeDay(days);
  const displayedDay = days.find(({ date }) => date === day) ?? nextFreeDay;
  if (!displayedDay || !nextFreeDay) return null;
  const date = dates.longDate(displayedDay.date);
  const laterFreeDay = findFirstFreeDay(days.filter((candidate) => candidate.date > displayedDay.date)) ?? nextFreeDay;
  const [firstSlot] = nextFreeDay.slots;

  return (
    <>
      <DayRow
        days={days}
        selectedDate={displayedDay.date}
        dates={dates}
        label={formatMessage({ id: "repair.slot.days" })}
        dayHref={dayHref}
        onDayChange={onDayChange}
      />
      {findFirstFreeDay([displayedDay]) ? (
        <SlotTimes
          slots={displayedDay.slots}
          selectedSlot={slot}
          href={slotHref(displayedDay.date)}
          onSlotChange={onSlotChange}
          dates={dates}
          label={formatMessage({ id: "repair.slot.times" }, { date })}
        />
      ) : (
        <HintText as="output">
          {displayedDay.closed === null && <FormattedMessage id="repair.slot.dayFull" values={{ date }} />}
          {displayedDay.closed?.kind === "dayOff" && <FormattedMessage id="repair.slot.dayOff" values={{ date }} />}
          {displayedDay.closed?.kind === "holiday" && (
            <FormattedMessage id="repair.slot.holiday" values={{ date, name: displayedDay.closed.name }} />
          )}{" "}
          <Link
            href={dayHref(laterFreeDay.date)}
            onClick={createInPlaceHandler(onDayChange && (() => onDayChange(laterFreeDay.date)))}
          >
            <FormattedMessage id="repair.slot.nextFree" values={{ date: dates.longDate(laterFreeDay.date) }} />
          </Link>
        </HintText>
      )}
      {firstSlot && (
        <TimeZoneNote>
          <FormattedMessage id="repair.slot.zone" values={{ zone: dates.timeZoneName(firstSlot.start) }} />
        </TimeZoneNote>
      )}
    </>
  );
}

const TimesRow = chakra("div", { base: { display: "grid", gap: "3", mt: "4" } });
const HintText = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", maxWidth: "container.text", overflowWrap: "anywhere" },
});
const TimeZoneNote = chakra("p", { base: { textStyle: "xs", color: "fg.subtle" } });
