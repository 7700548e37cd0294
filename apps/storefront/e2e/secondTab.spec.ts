import { addHub, fillCheckout, orderButton, putHubIntoCart, seesOrder } from "./checkout.ts";
import { expect, test } from "./test.ts";

test("a second tab says that the cart was ordered in the first, and leads to the order", async ({
  page,
  context,
  rewire,
}) => {
  await putHubIntoCart(page, rewire);
  await fillCheckout(page, /Cash on delivery/);
  const second = await context.newPage();
  await fillCheckout(second, /Cash on delivery/);
  await orderButton(page).click();
  const id = await seesOrder(page);

  await second.bringToFront();
  await expect(second.getByRole("heading", { level: 1, name: "Order received" })).toBeVisible();
  await expect(second.getByRole("main")).toContainText(`Order ${id}, placed`);
  await second.getByRole("link", { name: `Details of order ${id}` }).click();
  await expect(second).toHaveURL(new RegExp(`/order-received/${id}$`));
});

test("a price that changed while the product was in the cart is said once, until it is accepted", async ({ page }) => {
  await addHub(page);
  const openCart = () =>
    page
      .getByRole("banner")
      .getByRole("button", { name: /^Cart, \d/ })
      .click();
  const panel = page.getByRole("dialog", { name: /Cart/ });
  await openCart();
  await expect(panel.getByText("Hearth Hub").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("rewire.seenPrices"))).toMatch(/:16900\}$/);
  // Changes the stored price, as if the shop had raised the price since the cart was last shown.
  await page.evaluate(() => {
    const storedPrices = localStorage.getItem("rewire.seenPrices") ?? "";
    localStorage.setItem("rewire.seenPrices", storedPrices.replace(":16900}", ":14900}"));
  });
  await page.reload();
  await openCart();
  await expect(panel.getByText("Hearth Hub now costs €169.00, before €149.00.")).toBeVisible();
  await panel
    .getByRole("button", { name: "OK, got it" })
    .or(panel.getByRole("button", { name: "Got it" }))
    .click();
  await expect(panel.getByText("Prices have changed")).toHaveCount(0);
});
