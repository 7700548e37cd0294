import {
  createAlertLinks,
  createSiteLinks,
  findAlertState,
  parseAlertKind,
  parsePrice,
  type AlertKind,
} from "@rewire/domain";
import { findPathLocale, localePrefixes, toLanguageTag } from "@rewire/messages";
import { data, type RouterContextProvider } from "react-router";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFieldReader, readForm, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import type { AlertView } from "./AlertView.ts";

function createPageContext(context: Readonly<RouterContextProvider>, request: Request) {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const url = new URL(request.url);
  const locale = findPathLocale(url.pathname);
  const prefix = localePrefixes[locale];
  return {
    services,
    visitor,
    settings,
    locale,
    links: { ...createAlertLinks(prefix), product: createSiteLinks(prefix).product },
    query: createFieldReader(url.searchParams),
    isFetch: request.headers.get("sec-fetch-dest") === "empty",
  };
}

type AlertPageContext = ReturnType<typeof createPageContext>;

/** Loads the page of the alert identified by a link. A wrong key gets the same response as an alert that has ended. */
export async function loadAlert(context: Readonly<RouterContextProvider>, request: Request) {
  const page = createPageContext(context, request);
  const view = await readAlert(page, page.query("id"), page.query("key"));
  const title = await loadMessageText(request, "alert.page.title");
  return data({ title, view }, { status: view.step === "missing" ? 404 : 200, headers: NO_STORE_HEADERS });
}

async function readAlert({ services, links }: AlertPageContext, id: string, key: string): Promise<AlertView> {
  const alert = await requireStateStore(services.alerts.open(id, key));
  if (!alert) return { step: "missing" };
  const { kind, slug, choice, limit, followsPrice, since: confirmedAt } = alert;
  const productHref = links.product(slug, choice);
  const alertData = { kind, name: formatName(alert), limit, followsPrice, id, key, productHref };
  return { step: confirmedAt === null ? "confirm" : "active", alert: alertData };
}

/** Formats the name of a product or of its variation, as e-mails about it do. */
const formatName = ({ name, options }: { readonly name: string; readonly options: readonly string[] }): string =>
  [name, ...options].join(", ");

/**
 * Handles the alert forms, which work without JavaScript. Also handles the one-click unsubscribe of e-mail programs,
 * which posts `List-Unsubscribe=One-Click` to the link (RFC 8058).
 */
export async function submitAlert(context: Readonly<RouterContextProvider>, request: Request) {
  const page = createPageContext(context, request);
  const field = createFieldReader(await readForm(request));
  const isOneClick = field("List-Unsubscribe") === "One-Click";
  const id = field("id") || page.query("id");
  const key = field("key") || page.query("key");
  if (isOneClick || field("step") === "end") {
    const hasEnded = await requireStateStore(page.services.alerts.end(id, key));
    return createResponse(page, { step: hasEnded ? "ended" : "missing" });
  }
  if (field("step") !== "confirm") return requestAlert(page, field);
  const confirmation = await requireStateStore(page.services.alerts.confirm(id, key));
  if (confirmation !== "active") return createResponse(page, { step: confirmation });
  throw redirectWithinSite(page.links.alert(id, key), { status: 303, headers: NO_STORE_HEADERS });
}

async function requestAlert(page: AlertPageContext, field: FieldReader) {
  const { services, settings, locale, visitor } = page;
  const kind: AlertKind = parseAlertKind(field("kind")) ?? "stock";
  const slug = field("slug");
  const variationId = /^[1-9]\d{0,15}$/.test(field("variation")) ? Number(field("variation")) : null;
  const values = { email: field("email").trim(), amount: field("amount").trim() };
  const { currency, priceLocale } = settings.shop;
  const language = toLanguageTag(locale);
  const priceLocales = priceLocale === "auto" ? [language] : [priceLocale, language];
  // A price that is not a number is rejected with an example of the expected format.
  const amount = values.amount === "" ? null : (parsePrice(values.amount, currency, priceLocales)?.minor ?? Number.NaN);
  const fields = { kind, email: values.email, variationId, amount };
  const origin = settings.site.baseUrl;
  const result = await requireStateStore(services.alerts.request({ fields, slug, locale, origin }, visitor));
  if (result.kind === "sent") return createResponse(page, { step: "sent" });
  const product = await services.catalogue.product(slug);
  const state = product.ok ? findAlertState(product.value, variationId, currency) : null;
  const name = product.ok ? formatName({ name: product.value.name, options: state?.options ?? [] }) : "";
  return createResponse(page, {
    step: "form",
    kind,
    slug,
    name,
    variationId,
    price: state?.price ?? null,
    result,
    values,
  });
}

const statusByResult = { sent: 200, invalid: 422, tooMany: 429, unavailable: 503 } as const;
const statusByStep = {
  confirm: 200,
  active: 200,
  sent: 200,
  ended: 200,
  missing: 404,
  full: 409,
  unavailable: 503,
} as const;

function createResponse({ isFetch }: AlertPageContext, view: AlertView) {
  const status = view.step === "form" ? statusByResult[view.result.kind] : statusByStep[view.step];
  const retryHeaders =
    view.step === "form" && view.result.kind === "tooMany" ? { "Retry-After": String(view.result.waitSeconds) } : {};
  // A script reads the result from the body; an error status would only be logged to the browser's console.
  return data({ view }, { status: isFetch ? 200 : status, headers: { ...NO_STORE_HEADERS, ...retryHeaders } });
}
