import { expect, test } from "./test.ts";

const laptop = "/product/tarn-14?pa_color=graphite";
const lowest = /^Lowest price in the 30 days before: /;

test("A reduction names the lowest price of the 30 days before it, for the chosen variation, and counts from it", async ({
  page,
}) => {
  await page.goto(`${laptop}&pa_memory=16-gb`);
  const sentence = page.getByRole("main").getByText(lowest);
  const price = /€[\d,]+\.\d\d$/;
  await expect(sentence).toHaveText(price);
  await expect(
    page
      .getByRole("main")
      .getByText(/^\D*\d+%$/)
      .first(),
  ).toBeVisible();
  const first = await sentence.textContent();
  await page.getByRole("radio", { name: /^32 GB/ }).check({ force: true });
  await expect.poll(() => sentence.allTextContents()).not.toEqual([first]);
  await page.getByRole("radio", { name: /^16 GB/ }).check({ force: true });
  await expect(sentence).toHaveText(first ?? price);
  await page.goto(`/de${laptop}&pa_memory=16-gb`);
  await expect(page.getByText(/^Niedrigster Preis der letzten 30 Tage vor der Reduzierung: /)).toBeVisible();
});

test("A cable names the price of a metre, for each length", async ({ page }) => {
  await page.goto("/product/usb-c-cable");
  await page.getByRole("radio", { name: /^Grey/ }).check({ force: true });
  await page.getByRole("radio", { name: /^0\.5 m/ }).check({ force: true });
  await expect(page.getByText("Unit price: €7.00 / m")).toBeVisible();
  await page.getByRole("radio", { name: /^2 m/ }).check({ force: true });
  await expect(page.getByText("Unit price: €2.95 / m")).toBeVisible();
});
