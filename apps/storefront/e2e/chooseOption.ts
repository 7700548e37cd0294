import { expect, type Page } from "@playwright/test";

/**
 * Presses the label of a product's option, and waits until its radio button is checked. React may take the page over
 * between press and replay, when the button is unchecked for a moment; `check` looks once and would fail.
 */
export async function chooseOption(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name });
  await page.locator("label").filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}
