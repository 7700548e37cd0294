import { saidToBeInCart } from "./checkout.ts";
import { expect, test } from "./test.ts";

test("the page of the cart follows what is changed in the panel", async ({ page }) => {
  await page.goto("/product/hearth-hub");
  await page.locator("main form").getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await saidToBeInCart(page);
  await page.goto("/cart");
  const items = page.getByRole("region", { name: "Items in the cart", includeHidden: true });
  await expect(items).toContainText("Hearth Hub");
  await page.getByRole("button", { name: /^Cart, 1 / }).click();
  const panel = page.getByRole("dialog", { name: /^Cart/ });
  await panel.getByRole("button", { name: /^One more/ }).click();
  await expect(items).toContainText("€338.00");
  await panel.getByRole("button", { name: /^Remove/ }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, empty" })).toBeVisible();
});

test("the focus stays where it is when the store has read the cart", async ({ page }) => {
  await page.goto("/product/hearth-hub");
  await page.locator("main form").getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await saidToBeInCart(page);
  const release = Promise.withResolvers<undefined>();
  await page.route("**/graphql", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/cart");
  const toCheckout = page.getByRole("main").getByRole("link", { name: "Go to checkout" });
  await toCheckout.focus();
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
  release.resolve(undefined);
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
  await expect(toCheckout).toBeFocused();
});

test("a click on the cart opens its page in another tab where that is asked for", async ({ page, context }) => {
  await page.goto("/products");
  await page.keyboard.press("Shift");
  const cart = page.getByRole("button", { name: "Cart, empty" });
  await expect(cart).toBeVisible();
  const opening = context.waitForEvent("page");
  await cart.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opening;
  await expect(tab).toHaveURL(/\/cart$/);
  await expect(tab.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
