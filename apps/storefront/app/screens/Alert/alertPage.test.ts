import { defaultSettings, formatMoney, ok, type ProductDetail, type ShopSettings } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { loadAlert, submitAlert } from "./alertPage.server.ts";

const phone: ProductDetail = productDetails.nordlysN3Pro;
const variation = phone.variations.find(({ stock }) => stock.state === "outOfStock");
const options = ["Forest", "256 GB"];

/**
 * Opens the page of an alert about a variation, or sends its form, which is refused.
 * @param shop The shop's settings that differ from the defaults.
 * @param request Answers the request for an alert.
 */
async function open(
  request: Request,
  shop: Partial<ShopSettings> = {},
  requestAlert: (request: unknown) => void = () => {},
): Promise<unknown> {
  const alerts = {
    open: async () => ({
      id: "1",
      kind: "stock",
      name: phone.name,
      slug: phone.slug,
      options,
      choice: variation?.values,
      limit: null,
      followsPrice: false,
      since: null,
    }),
    request: async (alert: unknown) => {
      requestAlert(alert);
      return { kind: "invalid", issues: { email: "missing" } };
    },
  };
  const catalogue = { product: async () => ok(phone) };
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { alerts, catalogue }, visitor: "192.0.2.1" } as never);
  context.set(pageContext, { settings: { ...defaultSettings, shop: { ...defaultSettings.shop, ...shop } } } as never);
  const handler = createStaticHandler([
    {
      id: "page",
      path: "de/alerts",
      loader: (args) => loadAlert(args.context, args.request),
      action: (args) => submitAlert(args.context, args.request),
    },
  ]);
  const page = await handler.query(request, { requestContext: context });
  if (page instanceof Response) throw new Error(`The page answers with ${page.status}.`);
  return (page.actionData ?? page.loaderData)["page"];
}

test("an alert about a variation is named with its options, and leads to them", async () => {
  const query = new URLSearchParams(variation?.values).toString();
  expect(await open(new Request("https://shop.example/de/alerts?id=1&key=k"))).toMatchObject({
    view: {
      step: "confirm",
      alert: { name: "Nordlys N3 Pro, Forest, 256 GB", productHref: `/de/product/nordlys-n3-pro?${query}` },
    },
  });
});

test("a refused form names the variation, too", async () => {
  const body = new URLSearchParams({ kind: "stock", slug: phone.slug, variation: String(variation?.id), email: "" });
  expect(await open(new Request("https://shop.example/de/alerts", { method: "POST", body }))).toMatchObject({
    view: { step: "form", name: "Nordlys N3 Pro, Forest, 256 GB" },
  });
});

test.each([
  ["JPY", "en-US", 12_345],
  ["JPY", "ja-JP", 12_345],
  ["KWD", "en-US", 12_500],
  ["USD", "es-ES", 112_750],
  ["USD", "auto", 112_750],
  ["INR", "en-IN", 12_345_600],
])("an amount in %s is read as the page prints prices in %s", async (currency, priceLocale, minor) => {
  const requestAlert = vi.fn<(request: unknown) => void>();
  const amount = formatMoney({ minor, currency }, priceLocale === "auto" ? "de-DE" : priceLocale);
  const body = new URLSearchParams({ kind: "price", slug: phone.slug, email: "", amount });
  const request = new Request("https://shop.example/de/alerts", { method: "POST", body });
  await open(request, { currency, priceLocale }, requestAlert);
  expect(requestAlert).toHaveBeenCalledWith(
    expect.objectContaining({ fields: expect.objectContaining({ amount: minor }) }),
  );
});
