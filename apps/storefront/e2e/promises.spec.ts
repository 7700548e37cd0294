import { openStorefront, serviceAccount, type Storefront } from "./rewire.ts";
import { keysIn } from "./messageKeys.ts";
import { expect, test } from "./test.ts";

/** Texts of the demo shop's owner: phone, e-mail, chat, address, hours, picture of the workshop, and its promises. */
const ofTheDemo = new RegExp(
  [
    "23125|rewire\\.example|Kabelstrasse|Berlin|Moritzplatz|10:00|rendered, not|a sketch|workshop\\.webp|repair-mat",
    "30[- ]days?|free shipping|to free delivery|Buy it well|No fix|12 months|while you wait|mail it in|call us",
  ].join("|"),
  "i",
);

// All tests run in one worker, because each worker would open another storefront.
test.describe.configure({ mode: "default" });

let foreign: Storefront;
test.beforeAll(async ({ rewire }) => {
  foreign = await openStorefront({
    SHOP_GRAPHQL_URL: `${rewire.faultProxy.url}/graphql`,
    BASE_URL: "",
    ...serviceAccount,
  });
});
test.afterAll(() => foreign.stop());

for (const path of ["/", "/products", "/product/nordlys-n3-pro", "/contact", "/repair", "/my-account", "/de/contact"]) {
  test(`${path} promises nothing that another shop's owner has not said`, async ({ request }) => {
    const response = await request.get(`${foreign.url}${path}`);
    expect(response.status()).toBe(200);
    const html = (await response.text()).replaceAll(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g, "");
    const [promise = null] = ofTheDemo.exec(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "")) ?? [];
    expect(promise).toBeNull();
    expect(keysIn(html)).toEqual([]);
    expect(html).not.toMatch(/href="(?:tel:|mailto:)"|"(?:telephone|email|logo|streetAddress)":""/);
  });
}

test("the start names what is not set and what that hides", () => {
  for (const name of [
    "SITE_NAME",
    "NUMBER",
    "EMAIL",
    "PLACE_STREET",
    "PLACE_HOURS",
    "PLACE_PHOTO",
    "FREE_SHIPPING_FROM",
    "DELIVERY",
    "RETURN_DAYS",
    "SHOW_STANDARD_CLAIMS",
  ]) {
    expect(foreign.log()).toContain(`  ${name} hides `);
  }
});

test("before the embedded shop nothing is missing", ({ rewire }) => {
  expect(rewire.log()).not.toContain("What is not set yet");
});
