import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { CardIntent } from "../records/CardIntent.ts";
import { formatCents } from "../money/formatMoney.ts";
import { escapeHtml } from "../wordpress/text.ts";
import { redirectTo, sendPage } from "./page.ts";
import { readBody, sendText, type RouterOptions } from "./respond.ts";

/** Secret key that the simulated card network accepts; any publishable key is valid. */
const STRIPE_SECRET_KEY = "sk_test_embedded";
const STRIPE_SCRIPT_FILE = fileURLToPath(new URL("../../stripe/stripe.js", import.meta.url));
const CORS_HEADERS = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };

/**
 * Serves the simulated card payment provider: its browser script, its API for that script and for servers with the
 * secret key, and the bank's confirmation page.
 * @returns Whether the URL belongs to the provider.
 */
export async function handleCardRequest(
  { shop, cards }: Pick<RouterOptions, "shop" | "cards">,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!url.pathname.startsWith("/stripe/")) return false;
  const runInTransaction = <T>(work: () => T): T => shop.engine.database.transaction(work);
  const json = (status: number, body: object) =>
    void response
      .writeHead(status, { ...CORS_HEADERS, "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(body));
  const [, , , resourceName, id = "", actionName] = url.pathname.split("/");
  if (request.method === "OPTIONS") {
    response.writeHead(204, CORS_HEADERS).end();
  } else if (url.pathname === "/stripe/stripe.js") {
    response
      .writeHead(200, {
        ...CORS_HEADERS,
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-store",
      })
      .end(await readFile(STRIPE_SCRIPT_FILE));
  } else if (resourceName === "payment_intents" && actionName === "confirm") {
    const form = new URLSearchParams(await readBody(request));
    const outcome = form.get("outcome");
    const paidIntent = runInTransaction(() =>
      cards.confirm(id, form.get("client_secret") ?? "", outcome === "decline" || outcome === "ask" ? outcome : "pay"),
    );
    if (paidIntent === undefined) json(404, { error: { message: "No such payment_intent" } });
    else if (paidIntent.status === "requires_payment_method")
      json(402, { ...toStripeIntent(paidIntent), error: { message: "Your card was declined." } });
    else json(200, toStripeIntent(paidIntent));
  } else if (resourceName === "payment_intents" && url.searchParams.has("client_secret")) {
    const intent = cards.intent(id);
    if (intent?.clientSecret === url.searchParams.get("client_secret")) json(200, toStripeIntent(intent));
    else json(404, { error: { message: "No such payment_intent" } });
  } else if (request.headers.authorization === `Bearer ${STRIPE_SECRET_KEY}`) {
    const form = new URLSearchParams(request.method === "POST" ? await readBody(request) : "");
    const intent =
      resourceName === "refunds"
        ? runInTransaction(() => cards.refund(form.get("payment_intent") ?? ""))
        : cards.intent(id);
    if (intent === undefined) json(404, { error: { message: "No such payment_intent" } });
    else
      json(
        200,
        resourceName === "refunds"
          ? { object: "refund", status: "succeeded", amount: intent.refunded }
          : toStripeIntent(intent),
      );
  } else if (url.pathname.startsWith("/stripe/bank/")) {
    await handleBankPage(cards, url, request, response, runInTransaction);
  } else json(401, { error: { message: "Invalid API Key provided" } });
  return true;
}

const toStripeIntent = ({ id, amount, currency, status, refunded: refundedAmount }: CardIntent) => ({
  id,
  object: "payment_intent",
  amount,
  currency,
  status,
  amount_received: status === "succeeded" ? amount : 0,
  amount_refunded: refundedAmount,
});

/** Handles the bank's confirmation page, which redirects back as Stripe does. */
async function handleBankPage(
  cards: RouterOptions["cards"],
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  runInTransaction: <T>(work: () => T) => T,
): Promise<void> {
  const id = url.pathname.split("/")[3] ?? "";
  const secret = url.searchParams.get("client_secret") ?? "";
  const returnUrl = URL.parse(url.searchParams.get("return_url") ?? "");
  const intent = cards.intent(id);
  if (intent?.clientSecret !== secret || !returnUrl) return sendText(response, 404, "There is no such payment.");
  if (request.method !== "POST") {
    const body = `<h1>Your bank</h1><p>This page plays a bank. No money moves.</p><form method="post"><button name="outcome" value="pay">Confirm ${escapeHtml(formatCents(intent.amount))}</button> <button name="outcome" value="decline">Refuse</button></form>`;
    return sendPage(response, "Your bank", body);
  }
  const outcome = new URLSearchParams(await readBody(request)).get("outcome") === "pay" ? "pay" : "decline";
  runInTransaction(() => cards.confirm(id, secret, outcome));
  for (const [name, value] of Object.entries({
    payment_intent: id,
    payment_intent_client_secret: secret,
    redirect_status: outcome === "pay" ? "succeeded" : "failed",
  }))
    returnUrl.searchParams.set(name, value);
  redirectTo(response, returnUrl.href);
}
