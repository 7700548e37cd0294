import { addHub, fillCheckout, orderButton, seesOrder } from "./checkout.ts";
import { expect, test } from "./test.ts";

test("a second tab says that the cart was ordered in the first, and leads to the order", async ({ page, context }) => {
  await addHub(page);
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
