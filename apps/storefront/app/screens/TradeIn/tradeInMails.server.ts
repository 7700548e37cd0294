import {
  createTradeInLinks,
  formatDecimal,
  type BookedEstimate,
  type Money,
  type Settings,
  type TradeInAppointment,
} from "@rewire/domain";
import type { GatewayServices, TradeInCustomer } from "@rewire/gateway";
import { defaultLocale, findPathLocale, isLocale, localePrefixes, type Locale } from "@rewire/messages";
import type { IntlShape } from "react-intl";
import { loadIntl } from "../../i18n/createServerIntl.server.ts";
import {
  formatFilename,
  renderAppointmentFile,
  type AppointmentFile,
} from "../../loaders/repair/appointmentFile.server.ts";
import { toAttachment } from "../../loaders/repair/repairMails.server.ts";

/** Booking, rescheduling or cancellation of an appointment, to be announced by e-mail. */
export interface TradeInEvent {
  readonly kind: "booked" | "moved" | "cancelled";
  readonly appointment: TradeInAppointment;
  readonly customer: TradeInCustomer;
  /** Key of the appointment's link. */
  readonly key: string;
  /** Number of previous changes; part of the e-mail's key, so that each change is announced once. */
  readonly changes: number;
}

interface MailContext {
  readonly settings: Pick<Settings, "site" | "shop" | "place" | "desk">;
  /** Address of the storefront, for links. */
  readonly origin: string;
  /** Current time in ms. */
  readonly now: number;
}

const getLocale = ({ locale }: Pick<TradeInCustomer, "locale">): Locale => (isLocale(locale) ? locale : defaultLocale);

const formatAddress = ({ place: { street, city } }: MailContext["settings"]): string =>
  [street, city].filter(Boolean).join(", ");

const formatDeviceName = ({ device: { name, storage } }: TradeInAppointment): string =>
  [name, storage].filter(Boolean).join(", ");

const createLink = ({ appointment, key, customer }: Omit<TradeInEvent, "kind" | "changes">, origin: string): string =>
  `${origin}${createTradeInLinks(localePrefixes[getLocale(customer)]).tradeInAppointmentOf(appointment.number, key)}`;

/** Renders the calendar file of an appointment in the customer's language, with its name. */
export async function createTradeInFile(
  event: Omit<TradeInEvent, "kind" | "changes">,
  { settings, origin, now }: MailContext,
): Promise<AppointmentFile> {
  const { formatMessage, locale: language } = await loadIntl(getLocale(event.customer));
  const { number, slot } = event.appointment;
  const url = createLink(event, origin);
  const text = renderAppointmentFile({
    number,
    language,
    start: slot,
    minutes: settings.desk.slotMinutes,
    timeZone: settings.place.timeZone,
    title: formatMessage({ id: "tradeInMail.event" }, { device: formatDeviceName(event.appointment) }),
    description: formatMessage({ id: "tradeInMail.eventNote" }, { number, link: url }),
    location: formatAddress(settings),
    url,
    now,
  });
  return { filename: formatFilename(formatMessage({ id: "tradeInMail.fileName" }, { number })), text };
}

/**
 * Enqueues the e-mails about a booked, rescheduled or cancelled appointment. The customer receives a link and a
 * calendar file; the shop receives a notification in its own language. Does nothing if the outbox is disabled.
 * @throws KeyValueStoreUnavailableError or LockTimeoutError if the e-mails cannot be stored; RangeError for an invalid
 * e-mail address.
 */
export async function sendTradeInMails(
  { outbox, shopMailLanguage }: Pick<GatewayServices, "outbox" | "shopMailLanguage">,
  event: TradeInEvent,
  context: MailContext,
): Promise<void> {
  if (!outbox.isAvailable) return;
  const { kind, appointment, customer, changes } = event;
  const { number } = appointment;
  const intl = await loadIntl(getLocale(customer));
  const key = `trade-in ${number} ${changes}`;
  const device = toSingleLine(formatDeviceName(appointment));
  if (outbox.shopAddress !== null) {
    const shopIntl = await loadIntl(findPathLocale(`/${shopMailLanguage}`));
    await outbox.enqueue({
      key: `${key} shop`,
      to: outbox.shopAddress,
      subject: shopIntl.formatMessage({ id: shopSubjects[kind] }, { number, device }),
      text: `${[...createFacts(appointment, context, shopIntl), ...createContactLines(customer)].join("\n")}\n`,
      replyTo: customer.email,
    });
  }
  const file = kind === "cancelled" ? null : await createTradeInFile(event, context);
  await outbox.enqueue({
    key,
    to: customer.email,
    subject: intl.formatMessage({ id: `tradeInMail.${kind}Subject` }, { number, device }),
    text: `${createLetter(event, context, intl).join("\n\n")}\n\n${context.settings.site.siteName}\n`,
    attachments: file === null ? [] : [toAttachment(file)],
  });
}

const shopSubjects = {
  booked: "tradeInMail.shopBooked",
  moved: "tradeInMail.shopMoved",
  cancelled: "tradeInMail.shopCancelled",
} as const satisfies Record<TradeInEvent["kind"], string>;

const toSingleLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

const createContactLines = ({ name, email, phone }: TradeInCustomer): readonly string[] =>
  [name, email, phone].filter(Boolean).map(toSingleLine);

/** Formats the time of an appointment and the name of its time zone. */
function formatTime({ slot }: TradeInAppointment, { settings }: MailContext, { formatDate }: IntlShape) {
  const formatSlot = (options: Intl.DateTimeFormatOptions) =>
    formatDate(slot, { timeZone: settings.place.timeZone, ...options });
  return {
    time: `${formatSlot({ weekday: "long", month: "long", day: "numeric" })}, ${formatSlot({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`,
    zone: formatSlot({ timeZoneName: "long", day: "numeric" }).replace(/^[\d.\s,]+/, ""),
  };
}

/** Creates the lines with the facts of an appointment, which are in both e-mails. */
function createFacts(appointment: TradeInAppointment, context: MailContext, intl: IntlShape): readonly string[] {
  const { formatMessage, formatList } = intl;
  const { number, device } = appointment;
  const { time, zone } = formatTime(appointment, context, intl);
  const problems = device.problems.map((problem) => formatMessage({ id: `tradeIn.problem.${problem}` }));
  const formatRow = (name: "number" | "time" | "device" | "condition" | "estimate", value: string) =>
    formatMessage(
      { id: "mail.fact" },
      { label: formatMessage({ id: `tradeIn.page.${name}` }), value: toSingleLine(value) },
    );
  return [
    formatRow("number", number),
    formatRow("time", `${time} (${zone})`),
    formatRow("device", formatDeviceName(appointment)),
    formatRow("condition", problems.length > 0 ? formatList(problems) : formatMessage({ id: "tradeIn.problem.none" })),
    formatRow("estimate", formatEstimate(device.estimate, context, intl)),
  ];
}

/** Creates the paragraphs of the customer's e-mail. */
function createLetter(event: TradeInEvent, context: MailContext, intl: IntlShape): readonly string[] {
  const { formatMessage, formatDate } = intl;
  const { appointment, kind } = event;
  if (kind === "cancelled") return [formatMessage({ id: "tradeInMail.cancelled" })];
  const { device, validUntil } = appointment;
  const { settings, origin } = context;
  const { timeZone } = settings.place;
  const date = formatDate(validUntil, { timeZone, day: "numeric", month: "long", year: "numeric" });
  return [
    formatMessage(
      { id: "repairMail.slot" },
      { ...formatTime(appointment, context, intl), address: formatAddress(settings) || "none" },
    ),
    createFacts(appointment, context, intl).join("\n"),
    ...(device.estimate.kind === "range" ? [formatMessage({ id: "tradeIn.page.validUntil" }, { date })] : []),
    ...(device.problems.includes("lock") ? [formatMessage({ id: "tradeIn.estimate.lock" })] : []),
    formatMessage({ id: "tradeIn.page.bring" }),
    `${formatMessage({ id: "tradeInMail.link" })}\n${createLink(event, origin)}`,
  ];
}

function formatEstimate(
  estimate: BookedEstimate,
  {
    settings: {
      shop: { priceLocale },
    },
  }: MailContext,
  { formatMessage, locale }: IntlShape,
): string {
  if (estimate.kind === "nothing") return formatMessage({ id: "tradeIn.page.nothing" });
  if (estimate.kind === "counter") return formatMessage({ id: "tradeIn.counter.title" });
  const { from, to } = estimate;
  const formatAmount = (money: Money) => formatRoundedMoney(money, priceLocale === "auto" ? locale : priceLocale);
  if (from.minor === to.minor) return formatAmount(to);
  if (from.minor === 0) return formatMessage({ id: "tradeIn.estimate.upTo" }, { amount: formatAmount(to) });
  return formatMessage({ id: "repair.estimate.between" }, { from: formatAmount(from), to: formatAmount(to) });
}

/** Formats money without zero cents. */
const formatRoundedMoney = (money: Money, language: string): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: money.currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(Number(formatDecimal(money)));
