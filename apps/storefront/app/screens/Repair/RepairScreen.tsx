import { Suspense, useCallback, type ReactNode } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  unlistedFaultSlug,
  parseDeskQuery,
  stringifyDeskQuery,
  quoteRepair,
  unlistedDeviceSlug,
  type BookableFault,
  type DeskQuery,
  type Device,
  type RepairDay,
  type RepairMenu,
  type RepairQuote,
} from "@rewire/domain";
import {
  FailureText,
  lazyComponent,
  PageSection,
  RepairDesk,
  RepairGuide,
  RepairHeader,
  useRepairText,
} from "@rewire/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useBooking, type BookingState } from "./useBooking.tsx";
import { useNote } from "./useNote.ts";

const OwnedDeviceToggle = lazyComponent(() =>
  import("../../commerce/devices/OwnedDeviceToggle.tsx").then((module) => ({ default: module.OwnedDeviceToggle })),
);

export interface RepairScreenProps {
  /** State of the repair request in the URL. */
  query: DeskQuery;
  devices: readonly Device[];
  device: Device | null;
  faults: readonly BookableFault[];
  quote: RepairQuote | null;
  days: readonly RepairDay[];
  menus: readonly RepairMenu[];
  /** URL of the trade-in desk; null where the shop takes no devices. @default null */
  tradeInHref?: string | null;
}

/** Repair page: shoppers select faults and a slot, see the price, and continue to the checkout. */
export function RepairScreen({ menus, tradeInHref = null, ...desk }: RepairScreenProps) {
  const links = useLinks();
  const {
    site,
    place,
    desk: { takesMail: acceptsMailInRepairs },
  } = useSettings();
  return (
    <DeskMessages>
      <RepairHeader trackAction={links.repairStatus} />
      <PageSection>
        <RepairRequestSection {...desk} sellHref={createTradeInHref(tradeInHref, desk.query)} />
        {desk.device && desk.device.slug !== unlistedDeviceSlug && (
          <Suspense fallback={null}>
            <OwnedDeviceToggle device={desk.device} includesName />
          </Suspense>
        )}
      </PageSection>
      <PageSection verticalPadding="below">
        <RepairGuide
          menus={menus}
          phone={site.number}
          chatHref={site.numberUrl}
          acceptsMailInRepairs={acceptsMailInRepairs}
          hasCounter={place.hours.length > 0}
          tradeInHref={tradeInHref}
        />
      </PageSection>
    </DeskMessages>
  );
}

interface RepairRequestSectionProps extends Omit<RepairScreenProps, "menus" | "tradeInHref"> {
  /** URL of the trade-in desk with the device; undefined for none. */
  sellHref: string | undefined;
}

function RepairRequestSection({ query: loadedQuery, quote, ...screenProps }: RepairRequestSectionProps) {
  const query = useOptimisticQuery(loadedQuery);
  const links = useLinks();
  const navigate = useNavigate();
  const { site, place, desk } = useSettings();
  const [note, setNote] = useNote();
  const { book: bookRepair, state, waitSeconds, bookingTask } = useBooking();
  const selectedFaults = screenProps.faults.filter(({ slug }) => query.faults.includes(slug));

  const hrefFor = useCallback(
    (next: DeskQuery) => {
      const search = stringifyDeskQuery(next);
      return search ? `${links.repair}?${search}` : links.repair;
    },
    [links.repair],
  );
  // Typing and selecting replace the history entry; a new device adds an entry, so that the back button undoes the
  // change.
  const handleChange = (next: DeskQuery) =>
    void navigate(hrefFor(next), { replace: next.device === query.device, preventScrollReset: true });

  const quoteHref = useQuoteHref(screenProps.device?.name, selectedFaults, note);

  return (
    <>
      {bookingTask}
      <RepairDesk
        {...screenProps}
        query={query}
        quote={quote && quoteRepair(quote.device, selectedFaults)}
        hasPartsChoice={selectedFaults.some(({ hasPartsChoice }) => hasPartsChoice)}
        hrefFor={hrefFor}
        onChange={handleChange}
        place={place}
        acceptsMailInRepairs={desk.takesMail}
        validDays={desk.estimateDays}
        phone={site.number}
        replaceHref={links.products()}
        note={note}
        onNoteChange={setNote}
        quoteHref={quoteHref}
        isSlotTaken={state === "taken"}
        isBooking={state === "booking"}
        failure={renderDeskFailure(state, waitSeconds)}
        onBook={() =>
          bookRepair({
            search: stringifyDeskQuery(query),
            note: needsNote(query) ? note : "",
            productIds: selectedFaults.map(({ product }) => product.id),
          })
        }
      />
    </>
  );
}

/** Returns the URL of the trade-in desk with the selected device; undefined where there is no such desk. */
const createTradeInHref = (tradeInHref: string | null, { device }: DeskQuery): string | undefined =>
  tradeInHref && device ? `${tradeInHref}?device=${encodeURIComponent(device)}` : undefined;

/** Returns the `mailto:` URL of a quote request; "" if the shop has no e-mail address. */
function useQuoteHref(device: string | undefined, faults: readonly BookableFault[], note: string): string {
  const { formatList, formatMessage } = useIntl();
  const { site } = useSettings();
  const text = useRepairText();
  const [firstLine = ""] = note.split("\n");
  const subject = formatMessage({ id: "repair.desk.quoteSubject" }, { device: device ?? firstLine.trim() });
  const body = [formatList(faults.map((fault) => text.faultName(fault))), note.trim()].filter(Boolean).join("\n\n");
  return site.email && `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function renderDeskFailure(state: BookingState, waitSeconds: number): ReactNode {
  if (state === "tooManyAttempts") return <FailureText failure={{ kind: state, waitSeconds }} />;
  return state === "failed" || state === "tooMany" ? <FormattedMessage id={`repair.desk.${state}`} /> : undefined;
}

/**
 * Returns whether the note applies to the selected device and faults; a note on other faults is kept on the page, but
 * not sent.
 */
const needsNote = ({ device, faults }: DeskQuery): boolean =>
  device === unlistedDeviceSlug || faults.includes(unlistedFaultSlug);

/** Returns the latest selection without waiting for the server; a change of device waits for the device's faults. */
function useOptimisticQuery(loadedQuery: DeskQuery): DeskQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname !== pathname) return loadedQuery;
  const next = parseDeskQuery(new URLSearchParams(location.search));
  return next.device === loadedQuery.device && next.parts === loadedQuery.parts ? next : loadedQuery;
}
