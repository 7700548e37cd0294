import { canChangeTradeIn, createTradeInLinks, type TradeInAppointment } from "@rewire/domain";
import type { TradeInChangeResult } from "@rewire/gateway";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { AppointmentOutcome } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { createTradeInFile, sendTradeInMails } from "./tradeInMails.server.ts";

const appointmentOutcomes: readonly AppointmentOutcome[] = [
  "moved",
  "cancelled",
  "taken",
  "missing",
  "tooLate",
  "failed",
];

/**
 * Loads the page of the appointment identified by a link. A wrong key gets the same response as a deleted appointment.
 */
export async function loadTradeInAppointment(context: Readonly<RouterContextProvider>, request: Request) {
  const { services } = context.get(privateContext);
  const field = createFieldReader(new URL(request.url).searchParams);
  const [number, key] = [field("number"), field("key")];
  const storedAppointment = await requireStateStore(services.tradeIn.open(number, key));
  const canChange = storedAppointment !== null && canChangeTradeIn(storedAppointment, Date.now());
  return data(
    {
      title: await loadMessageText(request, "tradeIn.page.title"),
      appointment: storedAppointment && toAppointment(storedAppointment),
      canChange,
      days: canChange ? await requireStateStore(services.desk.days()) : [],
      fields: { number, key },
      outcome: appointmentOutcomes.find((outcome) => outcome === field("done")) ?? null,
    },
    { status: storedAppointment ? 200 : 404, headers: NO_STORE_HEADERS },
  );
}

/** Returns an appointment without its customer, whom its page does not show. */
const toAppointment = ({ number, device, state, slot, validUntil }: TradeInAppointment): TradeInAppointment => ({
  number,
  device,
  state,
  slot,
  validUntil,
});

/**
 * Moves or cancels an appointment, and redirects to the appointment's page, which shows the outcome. The form works
 * without JavaScript.
 */
export async function submitTradeInAppointment(context: Readonly<RouterContextProvider>, request: Request) {
  const { services, visitor } = context.get(privateContext);
  const { settings, log } = context.get(pageContext);
  const url = new URL(request.url);
  const field = createFieldReader(await readForm(request));
  const [number, key, slot] = [field("number"), field("key"), field("slot")];
  const isMove = field("answer") === "move";
  const { tradeInAppointmentOf } = createTradeInLinks(localePrefixes[findPathLocale(url.pathname)]);
  const redirectWithOutcome = (outcome: AppointmentOutcome) =>
    redirectWithinSite(`${tradeInAppointmentOf(number, key)}&done=${outcome}#appointment`, {
      status: 303,
      headers: NO_STORE_HEADERS,
    });
  // Validates the key first, so that the response to a stranger is the same as for an invalid link.
  if (!(await requireStateStore(services.tradeIn.open(number, key))))
    return data(null, { status: 404, headers: NO_STORE_HEADERS });
  if (isMove && slot === "") throw redirectWithOutcome("missing");
  const change = await requireStateStore(
    isMove ? services.tradeIn.move(number, key, slot, visitor) : services.tradeIn.cancel(number, key),
  );
  if (change.kind !== "changed") throw redirectWithOutcome(outcomeByKind[change.kind]);
  const kind = isMove ? "moved" : "cancelled";
  const mailContext = { settings, origin: settings.site.baseUrl || url.origin, now: Date.now() };
  // The change stands; a mail that cannot be kept must not make it look undone.
  await sendTradeInMails(services, { ...change, kind, key }, mailContext).catch((error: unknown) =>
    log.warn("The mails about a trade-in could not be kept", { error, number }),
  );
  throw redirectWithOutcome(kind);
}

const outcomeByKind = {
  taken: "taken",
  tooLate: "tooLate",
  tooMany: "failed",
  missing: "tooLate",
} as const satisfies Record<Exclude<TradeInChangeResult["kind"], "changed">, AppointmentOutcome>;

/**
 * Responds with the calendar file of the booked appointment identified by a link, or with 404 if there is no such
 * appointment.
 */
export async function loadTradeInFile(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  const { services } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const url = new URL(request.url);
  const field = createFieldReader(url.searchParams);
  const key = field("key");
  const appointment = await requireStateStore(services.tradeIn.open(field("number"), key));
  if (appointment?.state !== "booked") return new Response(null, { status: 404, headers: NO_STORE_HEADERS });
  const file = await createTradeInFile(
    { appointment, customer: appointment.customer, key },
    { settings, origin: settings.site.baseUrl || url.origin, now: Date.now() },
  );
  return new Response(file.text, {
    headers: {
      ...NO_STORE_HEADERS,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${file.filename}"`,
    },
  });
}
