import {
  createTradeInLinks,
  emptyTradeInFields,
  estimateTradeIn,
  areAllQuestionsAnswered,
  listProblems,
  listTradeInQuestions,
  parseTradeInQuery,
  toBookedEstimate,
  unlistedDeviceSlug,
  type Device,
  type TradeInFields,
  type TradeInQuery,
} from "@rewire/domain";
import type { TradeInRequest } from "@rewire/gateway";
import { findPathLocale, localePrefixes, type Locale } from "@rewire/messages";
import type { RefusedBooking } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { createFieldReader, readForm, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext, type PrivateContext } from "../../loaders/privateContext.server.ts";
import { isStateStoreUnavailable, requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { requireValue } from "../../loaders/requireValue.server.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { sendTradeInMails } from "./tradeInMails.server.ts";
import type { TradeInChoice, TradeInView } from "./TradeInView.ts";

type TradeInServices = PrivateContext["services"];

/** Returns the services. @throws Response with status 404 where the shop takes no devices */
function requireTradeIn(context: Readonly<RouterContextProvider>): PrivateContext {
  const desk = context.get(privateContext);
  if (!desk.services.tradeIn.isOffered) throw createFailureResponse({ kind: "notFound" });
  return desk;
}

/** Loads the trade-in page for the selection in the URL. An unknown device is treated as not selected. */
export async function loadTradeIn(context: Readonly<RouterContextProvider>, request: Request) {
  const { services } = requireTradeIn(context);
  const query = parseTradeInQuery(new URL(request.url).searchParams);
  const view = await createView(services, query, crypto.randomUUID(), emptyTradeInFields, null);
  const title = await loadMessageText(request, "tradeIn.title");
  const description = await loadMessageText(request, "tradeIn.lead");
  return data({ title, description, view }, { headers: NO_STORE_HEADERS });
}

async function createView(
  services: TradeInServices,
  query: TradeInQuery,
  formId: string,
  values: TradeInFields,
  result: RefusedBooking | null,
): Promise<TradeInView> {
  const devices = requireValue(await services.catalogue.repairDevices());
  const choice = await readChoice(services, query, devices);
  const days = choice.estimate ? await requireStateStore(services.desk.days()) : [];
  const isChosen = choice.device !== null || choice.isUnlisted;
  return { ...choice, devices: isChosen ? [] : devices, days, formId, values, result };
}

/** Reads the data that depend on the query: the questions, and the estimate once all are answered. */
async function readChoice(
  { catalogue, tradeIn }: TradeInServices,
  query: TradeInQuery,
  devices: readonly Device[],
): Promise<TradeInChoice> {
  const device = devices.find(({ slug }) => slug === query.device) ?? null;
  const isUnlisted = query.device === unlistedDeviceSlug;
  const faults = device || isUnlisted ? requireValue(await catalogue.faults(device && device.slug, "original")) : [];
  const bases = device ? tradeIn.basesOf(device) : [];
  const base = bases.find(({ storage }) => storage === query.storage) ?? bases[0] ?? null;
  const questions = listTradeInQuestions(device && device.family, faults);
  const problems = listProblems(query.answers, questions);
  const isReady = (device !== null || isUnlisted) && areAllQuestionsAnswered(query.answers, questions);
  return {
    query,
    device,
    isUnlisted,
    storages: bases.flatMap(({ storage }) => storage ?? []),
    storage: base && base.storage,
    questions,
    problems,
    estimate: isReady ? estimateTradeIn(base, problems, faults) : null,
  };
}

const readFields = (field: FieldReader): TradeInFields => ({
  deviceName: field("deviceName").trim(),
  name: field("name").trim(),
  email: field("email").trim(),
  phone: field("phone").trim(),
  slot: field("slot"),
});

const statusByKind = { invalid: 422, taken: 409, tooMany: 429, unavailable: 503 } as const;

/**
 * Books an appointment with the submitted form, which works without JavaScript. If the booking is rejected, the
 * response contains the entered values.
 */
export async function submitTradeIn(context: Readonly<RouterContextProvider>, request: Request) {
  const { services, visitor } = requireTradeIn(context);
  const { settings, log } = context.get(pageContext);
  const url = new URL(request.url);
  const locale = findPathLocale(url.pathname);
  const form = await readForm(request);
  const field = createFieldReader(form);
  const query = parseTradeInQuery(toParameters(form));
  const fields = readFields(field);
  const formId = field("form", 100) || crypto.randomUUID();
  const choice = await readChoice(services, query, requireValue(await services.catalogue.repairDevices()));
  const booking = toRequest(choice, fields, locale, formId);
  // The selection is incomplete; the page asks for the missing answers.
  if (!booking) return respondWithView(await createView(services, query, formId, fields, null), 422);
  const result = await services.tradeIn.book(booking, visitor).catch((error: unknown) => {
    if (isStateStoreUnavailable(error)) return { kind: "unavailable" } as const;
    throw error;
  });
  if (result.kind !== "booked")
    return respondWithView(await createView(services, query, formId, fields, result), statusByKind[result.kind]);
  const { number, key } = result;
  const bookedAppointment = await requireStateStore(services.tradeIn.open(number, key));
  // The booking is complete; a failure to store its e-mails must not be shown as a failed booking.
  if (bookedAppointment?.state === "booked")
    await sendTradeInMails(
      services,
      { kind: "booked", appointment: bookedAppointment, customer: bookedAppointment.customer, key, changes: 0 },
      { settings, origin: settings.site.baseUrl || url.origin, now: Date.now() },
    ).catch((error: unknown) => log.warn("The mails about a trade-in could not be kept", { error, number }));
  throw redirectWithinSite(createTradeInLinks(localePrefixes[locale]).tradeInAppointmentOf(number, key), {
    status: 303,
    headers: NO_STORE_HEADERS,
  });
}

/** Returns the text fields of a form as parameters. */
function toParameters(form: FormData): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") parameters.append(name, value);
  return parameters;
}

/** Returns the booking of a complete choice, with the server's own estimate; null for an incomplete one. */
function toRequest(
  { device, storage, problems, estimate }: TradeInChoice,
  fields: TradeInFields,
  locale: Locale,
  formId: string,
): TradeInRequest | null {
  if (!estimate) return null;
  return {
    fields,
    slug: device && device.slug,
    device: { name: device?.name ?? fields.deviceName, storage, problems, estimate: toBookedEstimate(estimate) },
    locale,
    formId,
  };
}

const respondWithView = (view: TradeInView, status: number) => data({ view }, { status, headers: NO_STORE_HEADERS });
