import { openAccount } from "./accounts.ts";
import { putHubIntoCart } from "./checkout.ts";
import { enter, type } from "./keyboard.ts";
import { expect, test } from "./test.ts";

test("a customer adds two addresses, makes one the default, and takes the other at checkout with one press", async ({
  page,
  rewire,
}) => {
  await openAccount(page, rewire, "ida.adressen@example.test", "soldering iron 9");
  await page.goto("/my-account?tab=addresses");
  const add = async (street: string, city: string) => {
    await enter(page, page.getByRole("button", { name: "Add an address" }));
    const form = page.getByRole("form", { name: "Add an address" });
    await type(page, form.getByLabel("First name"), "Ida");
    await type(page, form.getByLabel("Last name"), "Holm");
    await type(page, form.getByLabel("Street and number"), street);
    await type(page, form.getByLabel("Postal code"), "10115");
    await type(page, form.getByLabel("City"), city);
    await enter(page, form.getByRole("button", { name: "Save address" }));
    await expect(form).toBeHidden();
  };
  await add("Weg 1", "Berlin");
  await add("Gasse 2", "Bremen");
  await enter(page, page.getByRole("button", { name: "Use for delivery: Ida Holm, Weg 1, Berlin" }));
  await expect(page.getByRole("region", { name: "Delivery" }).getByText("10115 Berlin")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use for delivery: Ida Holm, Weg 1, Berlin" })).toBeHidden();

  await putHubIntoCart(page, rewire);
  await page.goto("/checkout");
  const other = page.getByRole("button", { name: "Ida Holm, Gasse 2, Bremen" });
  await enter(page, other);
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Ida Holm, Gasse 2, 10115 Bremen, Germany")).toBeVisible();
});

test("half-typed details and addresses are there again after a change of the language, a reload and a way back", async ({
  page,
  rewire,
}) => {
  await openAccount(page, rewire, "ola.entwurf@example.test", "soldering iron 9");
  const firstName = page.locator('[autocomplete="shipping given-name"]');
  await page.goto("/my-account?tab=addresses");
  await enter(page, page.getByRole("button", { name: "Add an address" }));
  await type(page, firstName, "Ola");
  await page.goto("/de/my-account?tab=addresses");
  await expect(firstName).toHaveValue("Ola");
  await page.goto("/my-account?tab=details");
  await type(page, page.getByLabel("First name"), "Olaf");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Olaf");
  await page.goBack();
  await expect(firstName).toHaveValue("Ola");
});
