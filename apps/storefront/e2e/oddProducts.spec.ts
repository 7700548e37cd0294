import { rm } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { startShop } from "@rewire/demo-shop/node";
import { chooseOption } from "./chooseOption.ts";
import { openStorefrontInProcess, type InProcessStorefront } from "./openStorefrontInProcess.ts";
import { createTemporaryFolder } from "./temporaryFolder.ts";
import { expect, test } from "./test.ts";

type Product = (typeof catalogue.products)[number];
type Simple = Extract<Product, { type: "simple" }>;

/** Product with only the required fields; the cases below add unusual values. */
const bare: Omit<Simple, "id" | "slug" | "name"> = {
  type: "simple",
  sku: "",
  description: "",
  shortDescription: "",
  date: "2026-11-20T08:00:00Z",
  status: "publish",
  visibility: "visible",
  categories: [],
  attributes: [],
  gallery: [],
  related: [],
  reviews: [],
  totalSales: 0,
  virtual: false,
  downloadable: false,
  soldIndividually: false,
  price: { regular: "19.00" },
  stock: { state: "IN_STOCK" },
};
/** Word without a place to break it. */
const endless = "Reparaturwerkstatt".repeat(20);
const endlessCategory = { id: 8900, slug: "odd-endless-category", name: endless, description: "" };
/** Name that is written from right to left and ends with a number. */
const arabicName = "سماعة لاسلكية 2";
const arabicCategory = { id: 8902, slug: "arabic", name: arabicName, description: "" };
/** Picture whose file the shop no longer has. */
const lostPicture = { id: 8901, file: "lost.jpg", alt: "A lost picture", width: 1200, height: 1200 };
const colours = Array.from({ length: 20 }, (_, index) => `Colour ${index + 1}`);
const sizes = Array.from({ length: 10 }, (_, index) => `Size ${index + 1}`);
const choice = (label: string, options: readonly string[]) =>
  ({ kind: "local", label, options, variation: true, visible: true }) as const;
const odd: readonly Product[] = [
  { ...bare, id: 9001, slug: "odd-without-picture", name: "Odd without picture" },
  { ...bare, id: 9002, slug: "odd-without-price", name: "Odd without price", price: {} },
  { ...bare, id: 9003, slug: "odd-without-name", name: "" },
  { ...bare, id: 9004, slug: "odd-without-category", name: "Odd without category", categories: [] },
  {
    ...bare,
    id: 9005,
    slug: "odd-with-markup",
    name: '<b>Odd</b> & "quoted" 🎮 <script>alert(1)</script>',
    shortDescription: "<p>Short<script>alert(1)</script></p>",
    description: "<p onclick='alert(1)'>Long</p><iframe src='https://evil.example'></iframe>",
  },
  { ...bare, id: 9006, slug: "odd-endless", name: `Odd ${endless}`, categories: [endlessCategory.slug] },
  {
    ...bare,
    id: 9100,
    type: "variable",
    slug: "odd-with-200-variations",
    name: "Odd with 200 variations",
    attributes: [choice("Colour", colours), choice("Size", sizes)],
    variations: colours.flatMap((colour, first) =>
      sizes.map((size, second) => ({
        id: 9200 + first * sizes.length + second,
        sku: `V-${first}-${second}`,
        attributes: { colour, size },
        price: { regular: `${100 + first * sizes.length + second}.00` },
        stock: { state: "IN_STOCK" } as const,
      })),
    ),
  },
  {
    ...bare,
    id: 9101,
    type: "variable",
    slug: "odd-with-no-variation",
    name: "Odd with no variation",
    attributes: [choice("Colour", colours)],
    variations: [],
  },
  {
    ...bare,
    id: 9102,
    type: "variable",
    slug: "odd-in-any-colour",
    name: "Odd in any colour",
    attributes: [choice("Colour", ["Red", "Blue"])],
    variations: [
      { id: 9103, sku: "", attributes: { colour: "" }, price: { regular: "9.00" }, stock: { state: "IN_STOCK" } },
    ],
  },
];

/** Products with pages of their own tests. */
const further: readonly Product[] = [
  { ...bare, id: 9007, slug: "lost-picture", name: "Lost picture", image: lostPicture },
  {
    ...bare,
    id: 9008,
    slug: "from-right-to-left",
    name: arabicName,
    categories: [arabicCategory.slug],
    description: `<p>${arabicName}!</p>`,
    reviews: [
      {
        id: 8903,
        author: arabicName,
        email: "odd@example.test",
        rating: 5,
        content: `<p>${arabicName}!</p>`,
        date: "2026-11-20 08:00:00",
        approved: true,
      },
    ],
  },
];

// All tests run in one worker, because each worker would open another shop.
test.describe.configure({ mode: "default" });

/** Storefront of a shop that sells these products besides the others. */
let storefront: InProcessStorefront | undefined;
let closeShop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  const folder = await createTemporaryFolder();
  const shop = await startShop({
    catalogue: {
      ...catalogue,
      categories: [...catalogue.categories, endlessCategory, arabicCategory],
      products: [...odd, ...further, ...catalogue.products],
    },
    port: 0,
    dataDir: folder,
  });
  storefront = await openStorefrontInProcess({ SHOP_GRAPHQL_URL: `${shop.url}/graphql` });
  closeShop = async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  };
});

test.afterAll(async () => {
  await storefront?.stop();
  await closeShop?.();
});

// Evaluated once before `beforeAll`, and again for each test.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
test.use({ baseURL: async ({}, use) => use(storefront?.url) });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { slug, name } of odd) {
  test(`${slug} has a sensible page and card, on a phone and on a desk`, async ({ page }) => {
    const answer = await page.goto(`/product/${slug}`);
    expect(answer?.status()).toBe(200);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name === "" ? slug : name);
      await expect(page.locator("main :is(iframe, script:not([type='application/ld+json']), [onclick])")).toHaveCount(
        0,
      );
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    }
    await page.goto(`/products?search=${name === "" ? "name" : "odd"}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("main").locator(`a[href="/product/${slug}"]`).first()).toBeAttached();
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    }
  });
}

/** Returns the URL of a picture once it is shown; "" before. */
const shownUrl = (picture: Locator): Promise<string> =>
  picture.evaluate((node: HTMLImageElement) => (node.complete && node.naturalWidth > 0 ? node.currentSrc : ""));

test("without a picture the placeholder is shown", async ({ page }) => {
  await page.goto("/product/odd-without-picture");
  await expect
    .poll(() => shownUrl(page.getByRole("main").locator("img").first()))
    .toMatch(/\/images\/placeholder\.jpg/);
});

test("a drawing is shown instead of a picture that the shop has lost, on the page and in the list", async ({
  browser,
}) => {
  // A context of its own: the console names each lost picture.
  const page = await browser.newPage({ baseURL: storefront?.url ?? "" });
  for (const path of ["/product/lost-picture", "/products?search=lost+picture"]) {
    await page.goto(path);
    await expect.poll(() => shownUrl(page.getByRole("main").locator("img").first())).toMatch(/lost\.jpg/);
  }
  await page.close();
});

test("words from right to left stay together, and what is said about them beside them", async ({ page }) => {
  await page.goto(`/product-category/${arabicCategory.slug}`);
  await expect(page.getByText(`\u2068${arabicName}\u2069: 1 to 1 of 1`)).toBeVisible();
  await page.goto("/product/from-right-to-left");
  const texts = page.getByRole("main").getByText(`${arabicName}!`);
  await expect(texts).toHaveCount(2);
  for (const text of await texts.all()) await expect(text).toHaveCSS("direction", "rtl");
  // The reviews' band keeps its distance from the description, as this product has no attributes.
  const [description, reviews] = await Promise.all(
    ["Description", "Reviews"].map((name) => page.getByRole("region", { name }).boundingBox()),
  );
  if (!description || !reviews) throw new Error("Description and reviews have no place on the page.");
  expect(reviews.y - description.y - description.height).toBeGreaterThan(80);
});

test("an endless name breaks in what is said about it, and an endless path on the page of the error", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/product/odd-endless");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(/is in the cart/).first()).toBeAttached();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.goto(`/products/${endless}`);
  await expect(page.getByRole("link", { name: /^Search for/ })).toBeVisible();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});

test("without a price there is a line that says so, and no button", async ({ page }) => {
  await page.goto("/product/odd-without-price");
  await expect(page.getByText("This product is not for sale at the moment.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
});

test("the last of 200 variations can be chosen, shared and bought", async ({ page }) => {
  await page.goto("/product/odd-with-200-variations");
  await chooseOption(page, /^Colour 20\b/);
  await chooseOption(page, /^Size 10\b/);
  await expect(page.getByRole("main").getByText("€299.00").first()).toBeVisible();
  await expect(page).toHaveURL(/Size(?:\+|%20)10/);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Colour 20\b/ })).toBeChecked();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Odd with 200 variations, Colour 20, Size 10 is in the cart.")).toBeVisible();
});

test("a choice of which there is nothing cannot be bought, and says so", async ({ page }) => {
  await page.goto("/product/odd-with-no-variation");
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
});

test("two choices that one variation leaves open are two wishes, and two lines of the cart", async ({ page }) => {
  await page.goto("/product/odd-in-any-colour");
  const heart = page.getByRole("button", { name: "Save Odd in any colour to wishlist" });
  for (const colour of [/^Red\b/, /^Blue\b/]) {
    await chooseOption(page, colour);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto("/wishlist");
  const wishes = page.getByRole("main").getByRole("article");
  await expect(wishes).toHaveCount(2);
  for (const colour of ["Red", "Blue"]) {
    await wishes
      .filter({ hasText: colour })
      .getByRole("button", { name: /^Move / })
      .click();
    await expect(page.getByText(`Odd in any colour, ${colour} is in the cart.`)).toBeVisible();
    await expect(wishes.filter({ hasText: colour })).toHaveCount(0);
  }
  await page.goto("/cart");
  for (const colour of ["Red", "Blue"])
    await expect(page.getByRole("main").getByText(`${colour} · 1 piece`)).toBeVisible();
});
