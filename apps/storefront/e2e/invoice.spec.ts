import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { anneliese, putHubIntoCart } from "./checkout.ts";
import { placeOrder } from "./placeOrder.ts";
import { expect, test } from "./test.ts";

/** Reads a file as the page's visitor. */
async function readFile(page: Page, path: string) {
  const response = await page.request.get(path);
  const pdf = await getDocument({ data: new Uint8Array(await response.body()), verbosity: 0 }).promise;
  const items = (await (await pdf.getPage(1)).getTextContent()).items;
  const { info } = await pdf.getMetadata();
  return {
    headers: response.headers(),
    info,
    text: items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replaceAll(/\s+/g, " "),
  };
}

test("a guest gets the invoice of an order as PDF, and nobody else does", async ({ page, browser, rewire }) => {
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire);
  await page.goto(`/checkout/order-received/${id}`);
  const link = page.getByRole("link", { name: "Invoice (PDF)" });
  await expect(link).toHaveAttribute("href", `/order-summary/${id}/invoice.pdf`);
  const file = await readFile(page, `/order-summary/${id}/invoice.pdf`);
  expect(file.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  expect(file.headers["content-disposition"]).toContain(`invoice-${id}.pdf`);
  for (const part of [`Invoice ${id}`, "Hearth Hub", "Anneliese Oberhuber", "Kabelstrasse 12", "VAT"]) {
    expect(file.text).toContain(part);
  }
  // The amounts equal those of the page, to the cent.
  const amounts = await page.getByRole("main").getByRole("table").locator("td").allInnerTexts();
  expect(amounts.length).toBeGreaterThan(1);
  for (const amount of amounts) expect(file.text).toContain(amount.trim());

  // Printed on one page with the sender and without buttons.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByText("Rewire · Kabelstrasse 12")).toBeVisible();
  expect((await getDocument({ data: new Uint8Array(await page.pdf()), verbosity: 0 }).promise).numPages).toBe(1);

  const german = await readFile(page, `/de/order-summary/${id}/invoice.pdf`);
  expect(german.info).toMatchObject({ Title: `Rechnung ${id}`, Language: "de-DE" });

  const stranger = await browser.newContext();
  const answer = await stranger.request.get(`${rewire.url}/order-summary/${id}/invoice.pdf`);
  expect({ status: answer.status(), path: new URL(answer.url()).pathname }).toEqual({
    status: 404,
    path: `/order-summary/${id}`,
  });
  expect(await answer.text()).not.toContain("Anneliese");
  await stranger.close();

  // The same guest in another browser, by number and e-mail address.
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(`${rewire.url}/order-status`);
  await there.getByLabel("Order number").fill(String(id));
  await there.getByLabel("E-mail of the order").fill(anneliese.email);
  await there.getByRole("button", { name: "Show the order" }).click();
  const href = await there.getByRole("link", { name: "Invoice (PDF)" }).getAttribute("href");
  expect((await readFile(there, `${rewire.url}${href}`)).text).toContain(`Invoice ${id}`);
  await other.close();
});

test("an order that waits for its payment has a confirmation, which says that it is no invoice", async ({
  page,
  rewire,
}) => {
  await putHubIntoCart(page, rewire);
  const id = await placeOrder(page, rewire, { paymentMethod: "bacs" });
  await page.goto(`/checkout/order-received/${id}`);
  await expect(page.getByRole("link", { name: "Order confirmation (PDF)" })).toBeVisible();
  const { text } = await readFile(page, `/order-summary/${id}/invoice.pdf`);
  expect(text).toContain(`Order confirmation ${id}`);
  expect(text).toContain("This is no invoice: your payment has not arrived yet.");
});
