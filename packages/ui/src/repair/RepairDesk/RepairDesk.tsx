import {
  unlistedFaultSlug,
  emptyDeskQuery,
  unlistedDeviceSlug,
  type DeskQuery,
  type Device,
  type Fault,
  type RepairDay,
  type RepairQuote,
} from "@rewire/domain";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Stepper, type StepperStep } from "../../primitives/Stepper/Stepper.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ChosenDevice } from "../DevicePicker/ChosenDevice.tsx";
import { DevicePicker } from "../DevicePicker/DevicePicker.tsx";
import { FaultPicker } from "../FaultPicker/FaultPicker.tsx";
import { RepairEstimate } from "../RepairEstimate/RepairEstimate.tsx";
import { SlotPicker } from "../SlotPicker/SlotPicker.tsx";
import { Appointment, type ShopClock } from "./Appointment.tsx";
import { BookRepair, type BookRepairProps } from "./BookRepair.tsx";
import { PartsSwitch } from "./PartsSwitch.tsx";
import { FaultDescriptionField, UnlistedDevice } from "./UnlistedDevice.tsx";

export interface RepairDeskProps extends Pick<
  BookRepairProps,
  "onBook" | "isBooking" | "failure" | "phone" | "quoteHref"
> {
  /** Current state of the repair request. */
  query: DeskQuery;
  /** Returns the URL of a state: every step is a link or a form, which works without JavaScript. */
  hrefFor: (query: DeskQuery) => string;
  /** Called to change the state without a page navigation, keeping scroll position and focus. */
  onChange?: ((query: DeskQuery) => void) | undefined;
  devices: readonly Device[];
  /** Selected device; null if unset or not listed. */
  device: Device | null;
  /** Faults of the device. */
  faults: readonly Fault[];
  /** Quote for the selected faults; null without a device. */
  quote: RepairQuote | null;
  /** Whether the customer chooses between kinds of parts. @default false */
  hasPartsChoice?: boolean | undefined;
  /** Next days with their slots at the shop. */
  days: readonly RepairDay[];
  place: ShopClock;
  /** Whether devices may be sent by mail. */
  acceptsMailInRepairs: boolean;
  /** Number of days that the estimate is valid. */
  validDays: number;
  /** URL of devices for sale, offered if a repair is hardly worthwhile. */
  replaceHref?: string | undefined;
  /** URL of the trade-in desk with the device, offered in the same case; without it there is no such link. */
  sellHref?: string | undefined;
  /** Whether another customer has booked the selected slot meanwhile. @default false */
  isSlotTaken?: boolean | undefined;
  /** Customer's note about an unlisted device or fault. */
  note: string;
  onNoteChange: (note: string) => void;
}

/**
 * Form in which a customer books a repair: device, fault, handover method and appointment, with the estimate next to
 * them.
 */
export function RepairDesk(props: RepairDeskProps) {
  const { query, hrefFor, quote, days, place, validDays, replaceHref, sellHref } = props;
  const progress = toDeskProgress(props);
  const { slot, isOnRequest } = progress;

  useFocusOnFaults(progress.hasDevice);

  return (
    <DeskLayout>
      <StepColumn>
        <Stepper tone="repair" steps={createDeskSteps(props, progress)} />
      </StepColumn>
      {quote && (
        <SideColumn>
          <RepairEstimate
            quote={quote}
            validDays={validDays}
            replaceHref={replaceHref}
            sellHref={sellHref}
            appointment={
              !isOnRequest && (
                <Appointment handoverMethod={query.way} slot={slot} minutes={quote.minutes} days={days} place={place} />
              )
            }
            action={
              <BookRepair
                {...props}
                missingStep={findMissingStep(query, progress)}
                quoteHref={isOnRequest ? props.quoteHref : undefined}
                href={hrefFor(query)}
                handoverMethod={query.way}
                slot={slot}
                timeZone={place.timeZone}
              />
            }
          />
        </SideColumn>
      )}
    </DeskLayout>
  );
}

interface DeskProgress {
  readonly hasDevice: boolean;
  readonly hasFault: boolean;
  /** Whether the delivery is selected: by mail, or in a slot at the shop. */
  readonly hasHandoverMethod: boolean;
  /** Whether a note is required and missing. */
  readonly needsNote: boolean;
  /** Whether the price is on request. */
  readonly isOnRequest: boolean;
  /** Selected slot; null if unset or taken. */
  readonly slot: string | null;
}

function toDeskProgress(props: RepairDeskProps): DeskProgress {
  const { query, quote, days, acceptsMailInRepairs, note } = props;
  const hasFault = (quote?.faults.length ?? 0) > 0;
  // While booking is pending, a taken slot may be this customer's own reservation.
  const slot =
    props.isBooking ||
    days.some(({ slots }) => slots.some(({ start, free: freePlaces }) => start === query.slot && freePlaces > 0))
      ? query.slot
      : null;
  return {
    hasDevice: query.device !== null,
    hasFault,
    hasHandoverMethod: query.way === "mailIn" ? acceptsMailInRepairs : slot !== null,
    needsNote: requiresNote(props) && note.trim() === "",
    isOnRequest: hasFault && quote?.price.kind === "quote",
    slot,
  };
}

/** Returns the first input that is missing for a booking; null if complete. */
function findMissingStep(query: DeskQuery, progress: DeskProgress): BookRepairProps["missingStep"] {
  const { hasFault, needsNote, hasHandoverMethod, isOnRequest } = progress;
  if (!hasFault) return "fault";
  if (needsNote) return query.device === unlistedDeviceSlug ? "note" : "faultNote";
  return hasHandoverMethod || isOnRequest ? null : "way";
}

/**
 * Returns the booking steps, of which the last two are taken at the checkout; a repair with a price on request needs no
 * appointment.
 */
function createDeskSteps(props: RepairDeskProps, progress: DeskProgress): readonly StepperStep[] {
  const { hasDevice, hasFault, hasHandoverMethod, needsNote, isOnRequest, slot } = progress;
  const createHint = (id: "contactHint" | "bookHint") =>
    hasFault && (
      <StepText>
        <FormattedMessage id={`repair.desk.${id}`} />
      </StepText>
    );
  return [
    createDeskStep("device", hasDevice, true, <DeviceStep {...props} />),
    createDeskStep("fault", hasFault && !needsNote, hasDevice, hasDevice && <FaultStep {...props} />),
    ...(isOnRequest
      ? []
      : [
          createDeskStep(
            "way",
            hasFault && hasHandoverMethod,
            hasFault,
            hasFault && <HandoverStep {...props} slot={slot} />,
          ),
          createDeskStep("contact", false, hasFault && hasHandoverMethod && !needsNote, createHint("contactHint")),
          createDeskStep("book", false, false, createHint("bookHint")),
        ]),
  ];
}

function createDeskStep(
  id: "device" | "fault" | "way" | "contact" | "book",
  isDone: boolean,
  isCurrentStep: boolean,
  children: ReactNode,
): StepperStep {
  return {
    id,
    state: isDone ? "done" : isCurrentStep ? "now" : "next",
    title: (
      <Title>
        <FormattedMessage id={`repair.desk.${id}`} />
      </Title>
    ),
    children: (
      <StepContent id={`desk-${id}`} tabIndex={-1} beginsWithText={id !== "device" && id !== "way"}>
        {children}
      </StepContent>
    ),
  };
}

/** Moves the focus to the next step, because the focused device link has been removed. */
function useFocusOnFaults(hasDevice: boolean) {
  const hadDeviceRef = useRef(hasDevice);
  useLayoutEffect(() => {
    if (hasDevice && !hadDeviceRef.current) document.getElementById("desk-fault")?.focus({ preventScroll: true });
    hadDeviceRef.current = hasDevice;
  }, [hasDevice]);
}

function DeviceStep({ query, hrefFor, onChange, devices, device }: RepairDeskProps) {
  const createDeviceQuery = (slug: string): DeskQuery => ({ ...emptyDeskQuery, device: slug, way: query.way });
  if (device)
    return (
      <ChosenDevice
        device={device}
        changeHref={hrefFor({
          ...emptyDeskQuery,
          search: { ...emptyDeskQuery.search, family: device.family, brand: device.brand },
        })}
      />
    );
  if (query.device === unlistedDeviceSlug) return <UnlistedDevice changeHref={hrefFor(emptyDeskQuery)} />;
  return (
    <DevicePicker
      devices={devices}
      search={query.search}
      searchHref={(search) => hrefFor({ ...query, search })}
      onSearch={onChange && ((search) => onChange({ ...query, search }))}
      deviceHref={({ slug }) => hrefFor(createDeviceQuery(slug))}
      onSelect={onChange && (({ slug }) => onChange(createDeviceQuery(slug)))}
      unlistedHref={hrefFor({ ...createDeviceQuery(unlistedDeviceSlug), faults: [unlistedFaultSlug] })}
    />
  );
}

const requiresNote = ({ query, quote }: Pick<RepairDeskProps, "query" | "quote">): boolean =>
  query.device === unlistedDeviceSlug ||
  (quote?.faults.some(({ slug, price }) => slug === unlistedFaultSlug || price.kind === "quote") ?? false);

function FaultStep(props: RepairDeskProps) {
  const { query, hrefFor, onChange, faults, hasPartsChoice = false, note, onNoteChange } = props;
  return (
    <RowStack>
      <FaultPicker
        isLegendHidden
        faults={faults}
        selectedSlugs={query.faults}
        href={hrefFor({ ...query, faults: [] })}
        onChange={onChange && ((slugs) => onChange({ ...query, faults: slugs }))}
      />
      {hasPartsChoice && (
        <PartsSwitch
          parts={query.parts}
          partsHref={(parts) => hrefFor({ ...query, parts })}
          onPartsChange={onChange && ((parts) => onChange({ ...query, parts }))}
        />
      )}
      {requiresNote(props) && (
        <FaultDescriptionField isListed={query.device !== unlistedDeviceSlug} note={note} onNoteChange={onNoteChange} />
      )}
    </RowStack>
  );
}

function HandoverStep({
  query,
  hrefFor,
  onChange,
  days,
  place,
  acceptsMailInRepairs,
  isSlotTaken,
  slot,
}: RepairDeskProps & { slot: string | null }) {
  const findDayOfSlot = (start: string) =>
    days.find(({ slots }) => slots.some((candidate) => candidate.start === start))?.date ?? null;
  return (
    <SlotPicker
      handoverMethod={query.way}
      days={days}
      day={query.day ?? (slot && findDayOfSlot(slot))}
      slot={slot}
      timeZone={place.timeZone}
      isSlotTaken={isSlotTaken}
      isHandoverMethodHidden={!acceptsMailInRepairs}
      handoverMethodHref={(handoverMethod) => hrefFor({ ...query, way: handoverMethod, day: null, slot: null })}
      onHandoverMethodChange={onChange && ((method) => onChange({ ...query, way: method, day: null, slot: null }))}
      dayHref={(day) => hrefFor({ ...query, day, slot: null })}
      onDayChange={onChange && ((day) => onChange({ ...query, day, slot: null }))}
      slotHref={(day) => hrefFor({ ...query, day, slot: null })}
      onSlotChange={onChange && ((start) => onChange({ ...query, slot: start }))}
    />
  );
}

const DeskLayout = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "8", lg: "12", xl: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(340px, 420px)" },
    alignItems: "start",
  },
});
const StepColumn = chakra("div", { base: { minWidth: "0" } });
const SideColumn = chakra("div", {
  base: { minWidth: "0", lg: { position: "sticky", top: "calc({sizes.control} + 3.5rem)" } },
});
const StepContent = chakra("div", {
  base: { pb: "4", scrollMarginTop: "6rem", _focusVisible: { outline: "none" } },
  variants: { beginsWithText: { true: { mt: "0.5" }, false: { mt: "3" } } },
});
const Title = chakra("h2", { base: { display: "inline", textStyle: "h3" } });
const RowStack = chakra("div", { base: { display: "grid", gap: "5" } });
const StepText = chakra("p", { base: { textStyle: "sm", color: "fg.muted", maxWidth: "container.text" } });
