import { expect, test } from "./test.ts";

test("a guest shares a wishlist by a link; somebody buys from it without JavaScript; the link ends by one press", async ({
  page,
  browser,
  baseURL,
}) => {
  const save = async (name: string) => {
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Save ${name} to wishlist` })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  };
  await page.goto("/products?search=hearth+hub");
  await save("Hearth Hub");
  await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=512-gb");
  await save("Nordlys N3 Pro");
  await page.goto("/wishlist");
  await page.getByLabel("Name on the list").fill("Mara’s birthday");
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("main").getByRole("link", { name: /\/wishlist\/[\w-]{22}$/ });
  const path = new URL((await link.getAttribute("href")) ?? "").pathname;

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const friend = await other.newPage();
  const answer = await friend.goto(path);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const main = friend.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Wishlist: Mara’s birthday" })).toBeVisible();
  await expect(main).toContainText("512 GB");
  await expect(main).toContainText("€869.00");
  await main.getByRole("button", { name: "Add Nordlys N3 Pro to cart" }).click();
  await expect(friend.getByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
  await friend.getByRole("link", { name: "Back to the page" }).click();
  await expect(friend).toHaveURL(new RegExp(`${path}$`));
  const later = await browser.newContext({ storageState: await other.storageState(), baseURL: baseURL ?? "" });
  const cart = await later.newPage();
  await cart.goto("/checkout");
  await expect(cart.locator("body")).toContainText("Nordlys N3 Pro");
  await later.close();

  await page.getByRole("button", { name: "End the link" }).click();
  await expect(page.getByText(/The link has ended/)).toBeVisible();
  expect((await friend.goto(`/de${path}`))?.status()).toBe(404);
  await expect(
    friend.getByRole("heading", { level: 1, name: "Diese Wunschliste wird nicht mehr geteilt" }),
  ).toBeVisible();
  await other.close();
});
