import type { IncomingMessage, ServerResponse } from "node:http";
import { formatCents } from "../money/formatMoney.ts";
import { findOrder, needsPayment } from "../orders/savedOrders.ts";
import { escapeHtml } from "../wordpress/text.ts";
import { handleCardRequest } from "./cards.ts";
import { readBody, sendText, type RouterOptions } from "./respond.ts";
import { redirectTo, sendPage } from "./page.ts";

/**
 * Serves the simulated payment pages: the page of the payment method that redirects the customer, and the API for card
 * payments.
 * @returns Whether the URL belongs to a payment page.
 */
export async function handlePayment(
  { shop, cards }: RouterOptions,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const orderIdText = /^\/pay\/(\d+)\/?$/.exec(url.pathname)?.[1];
  if (orderIdText !== undefined) {
    await payOrder(shop, Number(orderIdText), url, request, response);
    return true;
  }
  return handleCardRequest({ shop, cards }, url, request, response);
}

async function payOrder(
  shop: RouterOptions["shop"],
  id: number,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { engine, shopkeeper } = shop;
  const key = url.searchParams.get("key") ?? "";
  const order = findOrder(engine, id);
  if (order === undefined || order.key !== key) return sendText(response, 404, "There is no such payment.");
  const returnUrl = `${engine.frontUrl}/checkout/order-received/${id}/?key=${encodeURIComponent(key)}`;
  if (request.method !== "POST") {
    const form = needsPayment(order)
      ? `<form method="post"><button name="outcome" value="pay">Pay ${formatCents(order.total)}</button> <button name="outcome" value="cancel">Cancel the payment</button> <button name="outcome" value="fail">Let the payment fail</button></form>`
      : `<p>Nothing is left to pay. <a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>`;
    return sendPage(
      response,
      "Bridge",
      `<h1>Bridge: order ${id} at ${escapeHtml(engine.settings.title)}</h1><p>This page plays a payment service. No money moves.</p>${form}`,
    );
  }
  const outcome = new URLSearchParams(await readBody(request)).get("outcome");
  if (outcome === "pay") shopkeeper.receivePayment(id, key, `bridge_${engine.token(12, "hex")}`);
  else if (outcome === "fail") shopkeeper.failUnpaid(id, key);
  else shopkeeper.cancelUnpaid(id, key);
  redirectTo(response, returnUrl);
}
