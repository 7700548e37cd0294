import { putHubIntoCart } from "./checkout.ts";
import { landmarksOf } from "./landmarks.ts";
import { expect, test } from "./test.ts";

const PAGES = [
  "",
  "/products/page/2",
  "/products?search=lader",
  "/product-category/smartphones/page/2",
  "/categories",
  "/product/nordlys-n3-pro",
  "/product/hearth-shelf",
  "/alerts",
  "/repair?device=nordlys-n3-pro&fault=screen",
  "/repair/status",
  "/trade-in?device=moss-a1&power=yes&screen=yes&battery=yes&water=yes&lock=yes",
  "/contact",
  "/compare?products=nordlys-n3-pro,halden-7-ultra",
  "/wishlist",
  "/my-account",
  "/order-status",
] as const;

test("in German, no two landmarks of a page are of one kind and one name, on a phone neither", async ({
  page,
  rewire,
}) => {
  test.slow();
  const doubles: string[] = [];
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/de${path}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      const names = await landmarksOf(page);
      doubles.push(
        ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${width} ${path}: ${name}`),
      );
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await putHubIntoCart(page, rewire);
  await page.goto("/de/checkout");
  await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeVisible();
  const names = await landmarksOf(page);
  doubles.push(...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `/checkout: ${name}`));
  expect(doubles).toEqual([]);
});
