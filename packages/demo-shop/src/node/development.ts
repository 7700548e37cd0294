import type { IncomingMessage, ServerResponse } from "node:http";
import { formatCents } from "../money/formatMoney.ts";
import { canChangeStatus } from "../orders/changeOrderStatus.ts";
import type { OrderStatus } from "../records/Order.ts";
import { allScenarioNames, isScenarioName } from "../scenario/Scenario.ts";
import { escapeHtml } from "../wordpress/text.ts";
import { readMails } from "./createDiskMailbox.ts";
import { readBody, sendText, type RouterOptions } from "./respond.ts";
import { redirectTo, sendPage } from "./page.ts";
import { changeStock, renderStockPage } from "./stockPage.ts";

const ORDER_STATUSES: readonly OrderStatus[] = [
  "PENDING",
  "PROCESSING",
  "ON_HOLD",
  "COMPLETED",
  "CANCELLED",
  "REFUNDED",
  "FAILED",
];
const NAVIGATION_HTML =
  '<nav><a href="/">Shop</a><a href="/graphiql">GraphQL</a><a href="/mail">Letters</a><a href="/orders">Orders</a><a href="/stock">Stock and prices</a></nav>';

/**
 * Serves the developer pages: GraphiQL, e-mails, orders, stock and prices, scenarios, and reset. Changes are accepted
 * only from forms of the same origin.
 * @returns Whether the URL belongs to a developer page.
 */
export async function handleDevelopment(
  options: RouterOptions,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { shop } = options;
  if (request.method === "POST") return handleChange(options, url, request, response);
  if (url.pathname === "/") sendPage(response, "The embedded shop", renderHomePage(shop));
  else if (url.pathname === "/graphiql") await sendGraphiQL(response);
  else if (url.pathname === "/mail") sendPage(response, "Letters", renderMails(options.mailDir));
  else if (url.pathname === "/orders") sendPage(response, "Orders", renderOrders(shop));
  else if (url.pathname === "/stock") {
    const list = renderStockPage(shop.engine, url.searchParams.get("search") ?? "");
    sendPage(response, "Stock and prices", `<h1>Stock and prices</h1>${NAVIGATION_HTML}${list}`);
  } else return false;
  return true;
}

/** Sends a self-contained GraphiQL page. It has nine megabytes and is therefore loaded on first request. */
async function sendGraphiQL(response: ServerResponse): Promise<void> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL({
    title: "GraphQL of the embedded shop",
    endpoint: "/graphql",
    defaultQuery:
      "# A session: send the woocommerce-session header of an answer back, with Session before it.\n{\n  products(first: 5) {\n    nodes { databaseId name slug type }\n  }\n}\n",
    shouldPersistHeaders: true,
  });
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
}

async function handleChange(
  { shop }: RouterOptions,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!["/reset", "/orders", "/scenario", "/stock"].includes(url.pathname)) return false;
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined && fetchSite !== "same-origin") {
    sendText(response, 403, "This form belongs to another page.");
    return true;
  }
  const form = new URLSearchParams(await readBody(request));
  if (url.pathname === "/reset") shop.reset();
  if (url.pathname === "/scenario") {
    const name = form.get("scenario") ?? "";
    shop.setScenario(isScenarioName(name) ? name : undefined);
  }
  const status = ORDER_STATUSES.find((candidate) => candidate === form.get("status"));
  if (url.pathname === "/orders" && status !== undefined) {
    try {
      shop.shopkeeper.setOrderStatus(Number(form.get("order")), status);
    } catch (error) {
      sendText(response, 409, error instanceof Error ? error.message : String(error));
      return true;
    }
  }
  if (url.pathname === "/stock") {
    const isChanged = shop.engine.database.transaction(() => changeStock(shop.engine, form));
    if (isChanged)
      redirectTo(response, `/stock?${new URLSearchParams({ search: form.get("search") ?? "" }).toString()}`);
    else sendText(response, 422, "This is no product, no number of pieces, or no price such as 49.90.");
    return true;
  }
  redirectTo(response, url.pathname === "/orders" ? "/orders" : "/");
  return true;
}

function renderHomePage(shop: RouterOptions["shop"]): string {
  const { catalogue, settings } = shop.engine;
  const scenarioOptionsHtml = ["", ...allScenarioNames]
    .map((name) => `<option value="${name}">${name === "" ? "none" : name}</option>`)
    .join("");
  return `<h1>The embedded shop</h1>${NAVIGATION_HTML}<p>${escapeHtml(settings.title)} sells ${catalogue.products.length} products. GraphQL is at <code>/graphql</code>; the header <code>x-demo-scenario</code> switches a scenario on for one request.</p>
<form method="post" action="/scenario"><label>Scenario for everybody <select name="scenario">${scenarioOptionsHtml}</select></label> <button>Switch</button></form>
<p><form method="post" action="/reset"><button>Forget carts, orders, accounts and stock</button></form></p>`;
}

function renderMails(folder: string): string {
  const rows = readMails(folder).map(
    (mail) =>
      `<tr><td>${escapeHtml(mail.sent)}</td><td>${escapeHtml(mail.to)}</td><td><b>${escapeHtml(mail.subject)}</b><pre>${escapeHtml(mail.text)}</pre></td></tr>`,
  );
  return `<h1>Letters</h1>${NAVIGATION_HTML}${rows.length === 0 ? "<p>The shop has written to nobody yet.</p>" : `<table><tr><th>Sent</th><th>To</th><th>Letter</th></tr>${rows.join("")}</table>`}`;
}

function renderOrders(shop: RouterOptions["shop"]): string {
  const rows = shop.shopkeeper
    .orders()
    .slice(0, 200)
    .map((order) => {
      const statusOptionsHtml = ORDER_STATUSES.filter((status) => canChangeStatus(order.status, status))
        .map((status) => `<option>${status}</option>`)
        .join("");
      const form =
        statusOptionsHtml === ""
          ? ""
          : `<form method="post" action="/orders"><input type="hidden" name="order" value="${order.id}"><select name="status" aria-label="New state of order ${order.id}">${statusOptionsHtml}</select> <button>Move</button></form>`;
      return `<tr><td>${order.id}</td><td>${order.status}</td><td>${formatCents(order.total)}</td><td>${escapeHtml(order.billing.email ?? "")}</td><td>${form}</td></tr>`;
    });
  return `<h1>Orders</h1>${NAVIGATION_HTML}${rows.length === 0 ? "<p>Nobody has ordered yet.</p>" : `<table><tr><th>Number</th><th>State</th><th>Total</th><th>E-mail</th><th></th></tr>${rows.join("")}</table>`}`;
}
