import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { inspectPages } from "../records/inspectPages.ts";
import { inventorySchema } from "../records/Inventory.ts";
import { recordScripts } from "../records/recordScripts.ts";
import { fillCheckout, orderButton, putHubIntoCart, seesOrder } from "./checkout.ts";
import { expect, test } from "./test.ts";
import { test as withCards } from "./cardShop.ts";

const inventory = v.parse(
  inventorySchema,
  JSON.parse(readFileSync(new URL("../build/records/payment-page.json", import.meta.url), "utf8")),
);

// The scripts that record policy violations and snapshots are not in the inventory, so they are disabled.
test.use({ isPolicyFollowed: false, trace: "off" });
withCards.use({ isPolicyFollowed: false });

test("the payment pages are what the build has written down, file by file", async ({ rewire }) => {
  const { pages, scripts, faults } = await inspectPages(inventory, rewire.url);
  expect(faults).toEqual([]);
  expect(pages).toBe(7);
  expect(scripts).toBeGreaterThan(100);
});

test("all that a browser runs from the checkout to the placed order is on the list", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  const watched = await recordScripts(page);
  await fillCheckout(page, /Cash on delivery/);
  await orderButton(page).click();
  await seesOrder(page);
  const { scripts, faults } = await watched.inspect(inventory);
  expect(faults).toEqual([]);
  expect(scripts).toBeGreaterThan(50);
});

/**
 * Opens the checkout with modified responses, and expects deviations from the inventory. The checkout can be idle for a
 * moment before its last script is loaded.
 */
async function expectFaultsWith(
  page: Page,
  pattern: string,
  change: (body: string) => string,
  faults: readonly unknown[],
): Promise<void> {
  const watched = await recordScripts(page);
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto("/checkout", { waitUntil: "networkidle" });
  await expect.poll(async () => (await watched.inspect(inventory)).faults, { timeout: 20_000 }).toEqual(faults);
}

test("one changed byte in a script turns the check red", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  await expectFaultsWith(page, "**/assets/CheckoutScreen-*.js", (body) => `${body} `, [
    expect.stringMatching(/^\/assets\/CheckoutScreen-[\w-]+\.js is changed: sha256 \w{64} instead of \w{64}$/),
  ]);
});

test("a script that another one loads turns the check red", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  await page.route("**/assets/stranger.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "void 0;" }),
  );
  await expectFaultsWith(page, "**/assets/entry.client-*.js", (body) => `import "/assets/stranger.js";${body}`, [
    expect.stringMatching(/^\/assets\/entry\.client-.* is changed/),
    expect.stringMatching(/^a script is not in the inventory: http.*\/assets\/stranger\.js$/),
  ]);
});

test("a script in the page and a changed header turn the check red", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  const watched = await recordScripts(page);
  await page.route("**/checkout", async (route) => {
    const response = await route.fetch();
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
    const body = (await response.text()).replace(
      "</body>",
      `<script nonce="${nonce}">document.title += "";</script></body>`,
    );
    await route.fulfill({ response, body, headers: { ...response.headers(), "referrer-policy": "unsafe-url" } });
  });
  await page.goto("/checkout", { waitUntil: "networkidle" });
  const { faults } = await watched.inspect(inventory);
  expect(faults).toContainEqual(
    expect.stringMatching(/an inline script is not in the inventory .*document\.title \+= ""/),
  );
  expect(faults).toContainEqual(
    expect.stringContaining("the header referrer-policy is changed: unsafe-url instead of"),
  );
});

withCards("a payment provider's script at another address than the listed one is told", async ({ cardShop }) => {
  const { faults } = await inspectPages(inventory, cardShop.url);
  expect(faults).toContainEqual(
    expect.stringMatching(/^\/checkout: the policy has: script-src 'self' 'nonce-\{nonce\}' http:\/\/localhost:\d+$/),
  );
});
