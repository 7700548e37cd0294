import { openAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

test.describe("the search of the header", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("no letter is lost, suggestions are walked through by keyboard, and what was searched for is remembered and forgotten", async ({
    page,
  }) => {
    await page.goto("/products");
    await page.getByRole("searchbox", { name: "Search products" }).click();
    await page.keyboard.type("nordlys n3", { delay: 40 });
    const box = page.getByRole("combobox", { name: "Search products" });
    await expect(box).toHaveValue("nordlys n3");
    await expect(page.getByRole("option").first()).toContainText("Nordlys N3");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products\?search=nordlys\+n3$/);
    await expect(box).toBeHidden();

    await page.goto("/categories");
    const field = page.getByRole("searchbox", { name: "Search products" });
    await field.click();
    await page.getByRole("button", { name: "Forget them" }).click();
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
  });

  test("a suggestion is opened by arrow and Enter", async ({ page }) => {
    await page.goto("/categories");
    await page.getByRole("searchbox", { name: "Search products" }).click();
    await page.keyboard.type("loom", { delay: 40 });
    await expect(page.getByRole("option").first()).toContainText("Loom");
    // The overlay shows its options a few frames before it has the focus.
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
    await expect(page.getByRole("combobox")).toBeHidden();
  });

  test("words from the configuration mean the same", async ({ request }) => {
    const slugs = async (search: string) =>
      (
        (await (await request.get(`/suggestions?search=${search}`)).json()) as { categories: { slug: string }[] }
      ).categories.map(({ slug }) => slug);
    expect(await slugs("notebook")).toEqual(await slugs("laptop"));
    expect(await slugs("notebook")).not.toEqual([]);
  });
});

test("goods come without repairs, until the words ask for them; then in a group of their own", async ({ page }) => {
  await page.goto("/de/products?search=Halden+7");
  await expect(page.getByRole("link", { name: "Halden 7", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /screen repair/ })).toHaveCount(0);
  await page.goto("/de/products?search=Halden+7+Akku+tauschen");
  await expect(
    page
      .getByRole("region", { name: /^Reparaturen/ })
      .getByRole("heading", { level: 4 })
      .first(),
  ).toHaveText("Halden 7 battery replacement");
  await expect(page.getByRole("region", { name: /^Produkte/ })).toBeVisible();
});

test("units, synonyms and article numbers are found", async ({ page }) => {
  for (const [search, name] of [
    ["65w charger", "65 W travel charger"],
    ["wlan", "Lumen Mesh"],
    ["Gutschein", "Rewire gift card"],
    ["tk bench", "Tinker bench set"],
  ] as const) {
    await page.goto(`/products?search=${encodeURIComponent(search)}`);
    await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem").first(), search).toContainText(
      name,
    );
  }
});

test("an empty search focuses the field, and the best rated say how they are sorted", async ({ page }) => {
  await page.goto("/products?orderby=rating&order=DESC");
  await expect(page.getByRole("combobox", { name: "Sort" }).first()).toHaveAttribute("title", /weighed by the number/);
  await page.getByRole("search").getByRole("button", { name: "Search" }).first().click();
  await expect(page.getByRole("searchbox", { name: "Search products" }).first()).toBeFocused();
  await expect(page).toHaveURL(/orderby=rating/);
});

const strange: readonly (readonly [name: string, search: string])[] = [
  ["five thousand letters", "x".repeat(5000)],
  ["HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
  ["emoji", "🎮🔋 👩‍💻"],
  ["a broken address", "%"],
  ["a database's words", "' OR 1=1; --"],
  ["a template", "${7*7} {{7*7}}"],
];
for (const [name, search] of strange) {
  test(`a search for ${name} is a page that says what it found`, async ({ page, request }) => {
    const answer = await page.goto(`/products?search=${search === "%" ? "%E0%A4%A" : encodeURIComponent(search)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect((await request.get(`/suggestions?search=${encodeURIComponent(search)}`)).status()).toBe(200);
  });
}

for (const address of [
  "/products?filter=[[[",
  "/products?filter=price[abc,-5],rating[99],__proto__[x]&orderby=constructor&order=up",
  "/products?min_price=abc&max_price=",
  `/products?filter=category[${"a,".repeat(2000)}]`,
]) {
  test(`the address ${address.slice(0, 70)} is a list all the same`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
  });
}

test("the sitemap names pages that there are, in every language, and robots are told of it", async ({
  request,
  rewire,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${rewire.url}/sitemap.xml`);
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(1000);
  for (const address of addresses.filter((_, at) => at % Math.ceil(addresses.length / 12) === 0))
    expect((await request.get(address)).status(), address).toBe(200);
  expect((await request.get("/sitemap.xml?part=9999")).status()).toBe(404);
});

test("a list tells search engines the way to it, what it holds, and its neighbours", async ({ page }) => {
  await page.goto("/products/page/2");
  await expect(page).toHaveTitle("All products (2) - Rewire");
  const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { "@type": string; itemListElement: { position: number }[] },
  );
  expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  expect(things[1]?.itemListElement[0]?.position).toBe(25);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products\/page\/2$/);
  await expect(page.locator('head link[rel="prev"]')).toHaveAttribute("href", /\/products$/);
  await expect(page.locator('head link[rel="next"]')).toHaveAttribute("href", /\/products\/page\/3$/);
  await page.goto("/products?filter=sale[true]");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products$/);
});

test("on a phone, Back closes the menu and stays on the page; a link of the menu is one step back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await openAlive(page, "/repair");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const open = async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Menu" })
      .or(page.getByRole("banner").getByRole("button", { name: "Menu" }))
      .click();
    await expect(menu).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/repair$/);
  await open();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/repair$/);
  // A menu that is opened before the page is there closes when it comes.
  await expect(page.getByRole("heading", { level: 1, name: "Repair desk" })).toBeVisible();
  // Both presses come before the step back that removes the menu's entry has ended.
  await open();
  await menu.getByRole("link", { name: "Products", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/repair$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a model typed without its space finds the device before its repairs", async ({ page }) => {
  await page.goto("/products?search=nordlysn3");
  const firstCard = page.getByRole("main").getByRole("article").first();
  await expect(firstCard.getByRole("heading", { name: "Nordlys N3", exact: true })).toBeVisible();
});
