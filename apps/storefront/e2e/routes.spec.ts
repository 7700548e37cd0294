import { expect, test } from "./test.ts";

/** Routes whose heading depends on the visitor, whom scripts ask for. */
const PRIVATE_ROUTES = /^\/(?:my-account|wishlist|checkout)/;

/** Routes of the specification in its order: URL path, heading of the page, and title without the site's name. */
const routes: readonly (readonly [path: string, heading: RegExp, title: RegExp])[] = [
  ["/products", /^All products/, /^All products/],
  ["/products/page/2", /^All products/, /^All products/],
  ["/categories", /Categories/, /Categories/],
  ["/product-category/smartphones", /Smartphones/, /Smartphones/],
  ["/product-category/smartphones/page/2", /Smartphones/, /Smartphones/],
  ["/product/nordlys-n3-pro", /^Nordlys N3 Pro$/, /^Nordlys N3 Pro/],
  ["/repair", /Repair desk/, /Repair/],
  ["/contact", /Contact/, /^Contact/],
  ["/my-account", /Sign in/, /My account/i],
  ["/my-account?tab=wishlist", /Sign in/, /^Wishlist - My account/i],
  ["/my-account/lost-password", /password/i, /password/i],
  ["/wishlist", /Wishlist/, /Wishlist/],
  ["/checkout", /Checkout/, /Checkout/],
];

test("every route of the specification shows its page, with its title and the site's name", async ({
  page,
  request,
}) => {
  for (const [path, heading, title] of routes.filter(([path]) => PRIVATE_ROUTES.test(path))) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveTitle(/ - Rewire$/);
  }
  // `landmarks.spec.ts` opens the public pages in a browser.
  for (const [path, heading, title] of routes.filter(([path]) => !PRIVATE_ROUTES.test(path))) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    const [firstHeading = "", ...others] = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => text);
    expect(firstHeading.replaceAll(/<[^>]*>/g, "")).toMatch(heading);
    expect(others, path).toEqual([]);
    const name = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(name).toMatch(title);
    expect(name).toMatch(/ - Rewire$/);
  }
  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("searchbox").or(banner.getByRole("combobox")).first()).toBeVisible();
  for (const menu of [banner, page.getByRole("contentinfo")])
    for (const path of ["/products", "/categories", "/repair", "/contact", "/my-account", "/wishlist"])
      await expect(menu.locator(`a[href^="${path}"]`).first(), path).toBeAttached();
});

test("an order's page says that it is not found, under each of its three addresses", async ({ page }) => {
  for (const path of ["/order-summary", "/order-summary/999999", "/checkout/order-received/999999"]) {
    await page.goto(path);
    await expect(page.getByText("We could not find your order. Please try again later.")).toBeVisible();
  }
});

test("addresses of the shop's own theme lead to their pages, in their language", async ({ page, request }) => {
  const replacements = [
    ["/shop/page/2/", "/products/page/2"],
    ["/?s=usb-c+cable&post_type=product", "/products?search=usb-c+cable"],
    ["/de/product-category/accessories/cables/", "/de/product-category/cables"],
    ["/fr/boutique/smartphones/nordlys-n3-pro", "/fr/product/nordlys-n3-pro"],
    ["/product/nordlys-n3-pro?attribute_pa_storage=512-gb", "/product/nordlys-n3-pro?pa_storage=512-gb"],
  ] as const;
  for (const [path, location] of replacements) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 301, location]);
    expect([location, (await request.get(location, { maxRedirects: 0 })).status()]).toEqual([location, 200]);
  }
  await page.goto("/product/nordlys-n3-pro/?attribute_pa_storage=512-gb");
  await expect(page.getByRole("radio", { name: /512 GB/ })).toBeChecked();
});
