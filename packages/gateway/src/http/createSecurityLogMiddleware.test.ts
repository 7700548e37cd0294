import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../log/createLog.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../testing/openShopWithGateway.ts";
import { createCatalogueWebhook } from "../features/catalogue/createCatalogueWebhook.ts";

let shop: OpenShopWithGateway;
beforeEach(async () => void (shop = await openShopWithGateway("cookie with a nonce")));
afterEach(() => shop.close());

const securityLines = () => shop.lines.filter((line) => line.includes("security="));

test("another site's page is one line", async () => {
  const { browser } = shop.shopper("192.0.2.7");
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await browser.ask("getCart", {}, foreign)).status).toBe(403);
  expect(securityLines()).toEqual([
    expect.stringMatching(
      / warn .*security=crossSite path=\/graphql origin=https:\/\/evil\.example address=192\.0\.2\.7/,
    ),
  ]);
});

test("a log-in that is refused is one line, and then one too many, without the name or the password", async () => {
  const shopper = shop.shopper("192.0.2.7");
  for (let attempt = 0; attempt < 9; attempt++) await shopper.logIn("maria", "hunter2hunter2");
  const refused = "security=logInRefused operation=loginWithCookies address=192.0.2.7";
  expect(securityLines().filter((line) => line.includes(refused))).toHaveLength(8);
  expect(securityLines().filter((line) => line.includes("security=limit"))).toHaveLength(1);
  expect(securityLines()).toHaveLength(9);
  expect(securityLines().join()).not.toMatch(/maria|hunter2/);
});

test("codes that are not tried any more are one line, though the cart is put back without them", async () => {
  const shopper = shop.shopper("192.0.2.7");
  const putBack = () =>
    shopper.ask("fillCart", { items: [{ productId: 1, quantity: 1 }], coupons: ["GIFT-1234-5678"] });
  for (let guess = 0; guess < 10; guess++) await putBack();
  expect(securityLines()).toEqual([]);
  expect((await putBack()).status).toBe(200);
  expect(securityLines()).toEqual([
    expect.stringMatching(/ warn .*security=limit method=POST path=\/graphql address=192\.0\.2\.7/),
  ]);
  expect(securityLines().join()).not.toContain("GIFT");
});

test("a log-in is one line that names the customer by number alone", async () => {
  await shop.shopper("192.0.2.7").logIn();
  expect(securityLines()).toEqual([expect.stringMatching(/ info .*security=logIn customer=2 address=192\.0\.2\.7/)]);
  expect(securityLines().join()).not.toMatch(/maria/i);
});

test("a guest who asks for an account's data is one line", async () => {
  expect((await shop.shopper("192.0.2.7").ask("getOrders")).status).toBe(403);
  expect(securityLines()).toEqual([expect.stringMatching(/ warn .*security=notAllowed address=192\.0\.2\.7/)]);
});

test("a message that the shop has not signed is one line", async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const app = createCatalogueWebhook({ secret: "x".repeat(16), onChanged: () => {}, trustProxy: false, log });
  const headers = { "x-wc-webhook-signature": "bm8=" };
  expect((await app.request("/webhooks/catalogue", { method: "POST", body: "{}", headers })).status).toBe(401);
  expect(lines).toEqual([expect.stringContaining("security=badSignature address=unknown")]);
});
