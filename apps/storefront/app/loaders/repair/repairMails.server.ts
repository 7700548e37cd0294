import { createIntl, type IntlShape } from "react-intl";
import { createSiteLinks, type RepairDetails, type Settings } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { loadAllMessages, findPathLocale, localePrefixes, toLanguageTag } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { renderAppointmentFile } from "./appointmentFile.server.ts";

/** Repair of a customer, with the key of its link. */
interface LinkedRepair {
  /** The shop's database id of the order. */
  readonly id: number;
  /** Order number shown to the customer. */
  readonly number: string;
  readonly key: string;
  readonly details: Pick<RepairDetails, "device" | "way" | "slot">;
}

/** Event that an e-mail about a repair reports. */
type RepairMailKind = "booked" | "moved" | "cancelled";

interface RepairMail {
  readonly kind: RepairMailKind;
  readonly repair: LinkedRepair;
  /** E-mail address of the booking. */
  readonly to: string;
  /** Identifies the occasion of the mail among all of the kind and the repair. @default "" */
  readonly occasion?: string;
}

type RepairMailSettings = Pick<Settings, "site" | "place" | "desk">;

/** Returns the absolute URL of a repair's page, in the language of the request. */
function createRepairLink({ id, key }: LinkedRepair, request: Request, { site }: RepairMailSettings): string {
  const { repairStatus } = createSiteLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const origin = site.baseUrl || new URL(request.url).origin;
  return `${origin}${repairStatus}?${new URLSearchParams({ number: String(id), key }).toString()}`;
}

async function loadIntl(request: Request): Promise<IntlShape> {
  const locale = findPathLocale(new URL(request.url).pathname);
  return createIntl({ locale: toLanguageTag(locale), messages: toParsedMessages(await loadAllMessages(locale)) });
}

const formatShopAddress = ({ place: { street, city } }: RepairMailSettings): string =>
  [street, city].filter(Boolean).join(", ");

/**
 * Renders the calendar file of a repair in the language of the request. Returns null if the repair has no appointment.
 */
export async function createAppointmentFile(
  request: Request,
  repair: LinkedRepair,
  settings: RepairMailSettings,
  now: number,
): Promise<string | null> {
  const { number, details } = repair;
  if (details.slot === null) return null;
  const { formatMessage } = await loadIntl(request);
  const url = createRepairLink(repair, request, settings);
  return renderAppointmentFile({
    number,
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
 * Enqueues an e-mail about a booked, moved or cancelled repair, in the language of the request. Unless the repair is
 * cancelled, the e-mail contains a link to the repair's status, and the appointment as a calendar file. Does nothing if
 * the outbox is disabled or the customer has no e-mail address.
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
  const { formatMessage, formatDate } = await loadIntl(request);
  const { id, number, details } = repair;
  const { timeZone } = settings.place;
  const { slot } = details;
  const formatSlot = (options: Intl.DateTimeFormatOptions) => formatDate(slot ?? "", { timeZone, ...options });
  const lines = [
    ...(kind === "cancelled" ? [formatMessage({ id: "repairMail.cancelled" })] : []),
    ...(kind !== "cancelled" && slot !== null
      ? [
          formatMessage(
            { id: "repairMail.slot" },
            {
              time: `${formatSlot({ weekday: "long", month: "long", day: "numeric" })}, ${formatSlot({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`,
              zone: formatSlot({ timeZoneName: "long", day: "numeric" }).replace(/^[\d.\s,]+/, ""),
              address: formatShopAddress(settings) || "none",
            },
          ),
        ]
      : []),
    ...(kind !== "cancelled" && slot === null ? [formatMessage({ id: "repairMail.mailIn" })] : []),
    ...(kind === "cancelled"
      ? []
      : [`${formatMessage({ id: "repairMail.link" })}\n${createRepairLink(repair, request, settings)}`]),
  ];
  const file = kind === "cancelled" ? null : await createAppointmentFile(request, repair, settings, now);
  await outbox.enqueue({
    key: `repair ${kind} ${id} ${eventId}`.trim(),
    to,
    subject: formatMessage({ id: `repairMail.${kind}Subject` }, { number, device: details.device }),
    text: `${lines.join("\n\n")}\n\n${settings.site.siteName}\n`,
    attachments:
      file === null
        ? []
        : [
            {
              filename: `repair-${number.replaceAll(/[^\w-]/g, "")}.ics`,
              contentType: "text/calendar; charset=utf-8; method=PUBLISH",
              content: new TextEncoder().encode(file),
            },
          ],
  });
}
