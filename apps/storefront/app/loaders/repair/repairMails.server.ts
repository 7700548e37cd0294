import { createIntl, type IntlShape } from "react-intl";
import { createSiteLinks, type Settings } from "@rewire/domain";
import type { BookedDevice, BookingMail, BookingReference, GatewayServices } from "@rewire/gateway";
import { loadAllMessages, findPathLocale, localePrefixes, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { renderAppointmentFile } from "./appointmentFile.server.ts";

/** Repair of a customer, with the key of its link. */
interface LinkedRepair {
  /** The shop's database id of the order. */
  readonly id: number;
  /** Order number shown to the customer. */
  readonly number: string;
  readonly key: string;
  readonly details: BookedDevice;
}

/** Change that an e-mail about a repair reports. */
type RepairChangeKind = "moved" | "cancelled";

interface RepairMail {
  readonly kind: RepairChangeKind;
  readonly repair: LinkedRepair;
  /** E-mail address of the booking. */
  readonly to: string;
  /** Identifies the occasion of the mail among all of the kind and the repair. @default "" */
  readonly occasion?: string;
}

type RepairMailSettings = Pick<Settings, "site" | "place" | "desk">;

/** Language of an e-mail or a file, and origin of the links in it. */
interface MailPage {
  readonly locale: Locale;
  readonly origin: string;
}

const toMailPage = (request: Request, { site }: RepairMailSettings): MailPage => ({
  locale: findPathLocale(new URL(request.url).pathname),
  origin: site.baseUrl || new URL(request.url).origin,
});

/** Returns the absolute URL of a repair's page. */
function createRepairLink({ id, key }: LinkedRepair, { locale, origin }: MailPage): string {
  const { repairStatus } = createSiteLinks(localePrefixes[locale]);
  return `${origin}${repairStatus}?${new URLSearchParams({ number: String(id), key }).toString()}`;
}

const loadIntl = async (locale: Locale): Promise<IntlShape> =>
  createIntl({ locale: toLanguageTag(locale), messages: toParsedMessages(await loadAllMessages(locale)) });

const formatShopAddress = ({ place: { street, city } }: RepairMailSettings): string =>
  [street, city].filter(Boolean).join(", ");

/**
 * Renders the calendar file of a repair in the language of the request. Returns null if the repair has no appointment.
 */
export const createAppointmentFile = (
  request: Request,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
): Promise<string | null> => createFile(toMailPage(request, settings), repair, settings, now);

async function createFile(
  page: MailPage,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
  position = 1,
): Promise<string | null> {
  const { number, details } = repair;
  if (details.slot === null) return null;
  const { formatMessage } = await loadIntl(page.locale);
  const url = createRepairLink(repair, page);
  return renderAppointmentFile({
    number,
    position,
    start: details.slot,
    minutes: settings.desk.slotMinutes,
    timeZone: settings.place.timeZone,
    title: formatMessage({ id: "repairMail.event" }, { device: details.device }),
    description: formatMessage({ id: "repairMail.eventNote" }, { number, link: url }),
    location: formatShopAddress(settings),
    url,
    now,
  });
}

/**
 * Enqueues an e-mail about a moved or cancelled repair, in the language of the request. Does nothing if the outbox is
 * disabled or the customer has no e-mail address.
 *
 * @throws KeyValueStoreUnavailableError or LockTimeoutError if the e-mail cannot be stored; RangeError for an invalid
 * e-mail address.
 */
export async function enqueueRepairMail(
  request: Request,
  outbox: GatewayServices["outbox"],
  { kind, repair, to, occasion: eventId = "" }: RepairMail,
  settings: RepairMailSettings,
  now: number,
): Promise<void> {
  if (!outbox.isAvailable || to === "") return;
  const mail = await composeRepairMail(toMailPage(request, settings), kind, repair, settings, now);
  await outbox.enqueue({ key: `repair ${kind} ${repair.id} ${eventId}`.trim(), to, ...mail });
}

/** Composes the e-mail about the repairs of an order that has just been placed, in the language of its booking. */
export const composeBooking = (
  { language, origin, otherDetails, ...repair }: BookingReference,
  settings: RepairMailSettings,
): Promise<BookingMail> => {
  const page = { locale: findPathLocale(`/${language ?? ""}`), origin };
  return composeRepairMail(page, "booked", repair, settings, Date.now(), otherDetails);
};

/**
 * Composes an e-mail about a repair. Unless the repair is cancelled, the e-mail contains a link to the repair's status,
 * and the appointment as a calendar file.
 *
 * @param otherDetails Further repairs that were booked with the same order.
 */
async function composeRepairMail(
  page: MailPage,
  kind: "booked" | RepairChangeKind,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
  otherDetails: readonly BookedDevice[] = [],
): Promise<BookingMail> {
  const intl = await loadIntl(page.locale);
  const { number } = repair;
  const bookings = [repair.details, ...otherDetails];
  const device = intl.formatList(bookings.map((booking) => booking.device));
  const subject = intl.formatMessage({ id: `repairMail.${kind}Subject` }, { number, device });
  const lines =
    kind === "cancelled"
      ? [intl.formatMessage({ id: "repairMail.cancelled" })]
      : [
          ...bookings.map((booking) => {
            const handover = formatHandover(intl, booking, settings);
            return bookings.length === 1 ? handover : `${booking.device}\n${handover}`;
          }),
          `${intl.formatMessage({ id: "repairMail.link" })}\n${createRepairLink(repair, page)}`,
        ];
  const files = await Promise.all(
    (kind === "cancelled" ? [] : bookings).map((details, index) =>
      createFile(page, { ...repair, details }, settings, now, index + 1),
    ),
  );
  return {
    subject,
    text: `${lines.join("\n\n")}\n\n${settings.site.siteName}\n`,
    attachments: files.flatMap((file, index) => (file === null ? [] : [toAttachment(file, number, index + 1)])),
  };
}

/** Formats when and where a device is brought, or that it is sent. */
function formatHandover(
  { formatMessage, formatDate }: IntlShape,
  { slot }: BookedDevice,
  settings: RepairMailSettings,
): string {
  if (slot === null) return formatMessage({ id: "repairMail.mailIn" });
  const { timeZone } = settings.place;
  const formatSlot = (options: Intl.DateTimeFormatOptions) => formatDate(slot, { timeZone, ...options });
  return formatMessage(
    { id: "repairMail.slot" },
    {
      time: `${formatSlot({ weekday: "long", month: "long", day: "numeric" })}, ${formatSlot({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`,
      zone: formatSlot({ timeZoneName: "long", day: "numeric" }).replace(/^[\d.\s,]+/, ""),
      address: formatShopAddress(settings) || "none",
    },
  );
}

/** @param position Number of the appointment within its order, from 1 */
const toAttachment = (file: string, number: string, position: number) => ({
  filename: `repair-${number.replaceAll(/[^\w-]/g, "")}${position > 1 ? `-${position}` : ""}.ics`,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: new TextEncoder().encode(file),
});
