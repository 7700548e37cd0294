import type { IntlShape } from "react-intl";
import { createSiteLinks, stringifyRepairLink, type RepairLink, type Settings } from "@rewire/domain";
import type { BookedDevice, BookingMail, BookingReference, GatewayServices } from "@rewire/gateway";
import { findPathLocale, localePrefixes, type Locale } from "@rewire/messages";
import { loadIntl } from "../../i18n/createServerIntl.server.ts";
import { formatFilename, renderAppointmentFile, type AppointmentFile } from "./appointmentFile.server.ts";

/** Repair of a customer, with its link. */
interface LinkedRepair extends RepairLink {
  /** Order number shown to the customer. */
  readonly number: string;
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
function createRepairLink(repair: LinkedRepair, { locale, origin }: MailPage): string {
  const { repairStatus } = createSiteLinks(localePrefixes[locale]);
  return `${origin}${repairStatus}?${stringifyRepairLink(repair)}`;
}

const formatShopAddress = ({ place: { street, city } }: RepairMailSettings): string =>
  [street, city].filter(Boolean).join(", ");

/**
 * Renders the calendar file of a repair in the language of the request, with its name. Returns null if the repair has no
 * appointment.
 */
export const createAppointmentFile = (
  request: Request,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
): Promise<AppointmentFile | null> => createFile(toMailPage(request, settings), repair, settings, now);

async function createFile(
  page: MailPage,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
): Promise<AppointmentFile | null> {
  const { number, position, details } = repair;
  if (details.slot === null) return null;
  const { formatMessage, locale: language } = await loadIntl(page.locale);
  const url = createRepairLink(repair, page);
  const text = renderAppointmentFile({
    language,
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
  return { filename: formatFilename(formatMessage({ id: "repairMail.fileName" }, { number }), position), text };
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
  const mail = await composeRepairMail(toMailPage(request, settings), kind, [repair], settings, now);
  const repairId = repair.position === 1 ? repair.id : `${repair.id} repair ${repair.position}`;
  await outbox.enqueue({ key: `repair ${kind} ${repairId} ${eventId}`.trim(), to, ...mail });
}

/** Composes the e-mail about the repairs of an order that has just been placed, in the language of its booking. */
export const composeBooking = (
  { language, origin, id, number, key, details: firstDetails, otherDetails }: BookingReference,
  settings: RepairMailSettings,
): Promise<BookingMail> => {
  const page = { locale: findPathLocale(`/${language ?? ""}`), origin };
  const repairs = [firstDetails, ...otherDetails].map((details, index) => ({
    id,
    number,
    key,
    position: index + 1,
    details,
  }));
  return composeRepairMail(page, "booked", repairs, settings, Date.now());
};

/**
 * Composes an e-mail about repairs of an order. Unless they are cancelled, the e-mail contains a link to the status of
 * each, and its appointment as a calendar file. A repair is named unless the subject does.
 */
async function composeRepairMail(
  page: MailPage,
  kind: "booked" | RepairChangeKind,
  repairs: readonly LinkedRepair[],
  settings: RepairMailSettings,
  now: number,
): Promise<BookingMail> {
  const intl = await loadIntl(page.locale);
  const number = repairs[0]?.number ?? "";
  const device = intl.formatList(repairs.map(({ details }) => details.device));
  const subject = intl.formatMessage({ id: `repairMail.${kind}Subject` }, { number, device });
  const isNamed = kind !== "booked" || repairs.length > 1;
  const paragraphs = repairs.flatMap((repair) => {
    const text =
      kind === "cancelled"
        ? [intl.formatMessage({ id: "repairMail.cancelled" })]
        : [
            formatHandover(intl, repair.details, settings),
            `${intl.formatMessage({ id: "repairMail.link" })}\n${createRepairLink(repair, page)}`,
          ];
    return [[...(isNamed ? [repair.details.device] : []), text[0] ?? ""].join("\n"), ...text.slice(1)];
  });
  const files = await Promise.all(
    (kind === "cancelled" ? [] : repairs).map(async (repair) => {
      const file = await createFile(page, repair, settings, now);
      return file === null ? [] : [toAttachment(file)];
    }),
  );
  return { subject, text: `${paragraphs.join("\n\n")}\n\n${settings.site.siteName}\n`, attachments: files.flat() };
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

/** Returns a calendar file as an attachment of an e-mail. */
export const toAttachment = ({ filename, text }: AppointmentFile) => ({
  filename,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: new TextEncoder().encode(text),
});
