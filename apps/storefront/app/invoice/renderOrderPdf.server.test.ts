import { array, assert, integer, option, property, record } from "fast-check";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { addMoney, defaultSettings, emptySettings, subtractMoney, type Order, type Settings } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import { loadAllMessages, LOCALES, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { createInvoiceContent } from "./createInvoiceContent.ts";
import { renderOrderPdf } from "./renderOrderPdf.server.ts";

const seller = { name: "Rewire Elektronik GmbH", vatId: "DE123456789" };
const intls = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const messages = toParsedMessages(await loadAllMessages(locale));
      return [locale, createIntl({ locale: toLanguageTag(locale), messages })] as const;
    }),
  ),
);

function contentOf(order: Order, locale: Locale = "en_US", settings: Settings = defaultSettings) {
  const intl = intls.get(locale);
  if (!intl) throw new Error(`${locale} has no messages`);
  return createInvoiceContent({ order, seller, settings, intl });
}

async function readPdf(order: Order, locale?: Locale) {
  const data = await renderOrderPdf(contentOf(order, locale));
  const bytes = Buffer.from(data).toString("latin1");
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join(" "),
    ),
  );
  return { pdf, pages, bytes, text: texts.join(" ").replaceAll(/\s+/g, " ") };
}

const withStatus = (status: Order["status"]): Order => ({ ...orders.placed, status });

/** Tags of a structure tree, from first to last. */
const listTags = (node: unknown): readonly string[] =>
  typeof node === "object" && node !== null && "role" in node && "children" in node && Array.isArray(node.children)
    ? [String(node.role), ...node.children.flatMap(listTags)]
    : [];

describe("the file", () => {
  test("names numbers, seller, addresses, items and amounts", async () => {
    const { text } = await readPdf({ ...orders.placed, invoiceNumber: "2026-0815" });
    const { billing, lines } = orders.placed;
    for (const part of ["Invoice 2026-0815", orders.placed.number, seller.name, "VAT ID: DE123456789"]) {
      expect(text).toContain(part);
    }
    for (const part of [billing.lastName, billing.address1, billing.city, ...lines.map(({ name }) => name)]) {
      expect(text).toContain(part);
    }
  });

  test("says of a repair that is brought where it is paid, as the checkout did", async () => {
    const order = { ...orders.repair, paymentMethod: "cod" };
    expect((await readPdf(order, "de_DE")).text).toContain("Am Tresen bezahlen");
    const otherRepairs = [{ ...orders.repair.repair, device: "Halden 6", position: 2 }];
    const lines = [...order.lines, ...order.lines];
    expect((await readPdf({ ...order, lines, otherRepairs }, "de_DE")).text).toContain("Am Tresen bezahlen");
    const { text } = await readPdf({ ...order, repair: { ...order.repair, way: "mailIn" } }, "de_DE");
    expect(text).toContain("Nachnahme");
  });

  test("names WooCommerce's own payment methods in its language, and shows a title of the owner as it is", async () => {
    expect((await readPdf(orders.transfer, "fr_FR")).text).toContain("Virement bancaire");
    const { text } = await readPdf({ ...orders.transfer, paymentTitle: "Payment in advance" }, "fr_FR");
    expect(text).toContain("Payment in advance");
  });

  test("names no payment method where nothing was left to pay", async () => {
    const free = { ...orders.transfer, totals: { ...orders.transfer.totals, total: { minor: 0, currency: "EUR" } } };
    expect((await readPdf(free)).text).not.toContain(orders.transfer.paymentTitle);
    expect((await readPdf(orders.transfer)).text).toContain(orders.transfer.paymentTitle);
  });

  test("is tagged, has a language and a title, and embeds its fonts", async () => {
    const { pdf, pages, bytes } = await readPdf(orders.placed, "de_DE");
    expect(bytes).toMatch(/\/Marked true/);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `Rechnung ${orders.placed.number}`, Language: "de-DE" });
    const tags = listTags(await pages[0]?.getStructTree());
    expect(tags.slice(0, 2)).toEqual(["Root", "Document"]);
    expect(tags).toEqual(expect.arrayContaining(["H1", "P", "Table", "TR", "TH", "TD"]));
    expect(bytes).toContain("/StructTreeRoot");
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(2);
    expect(bytes).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  test("a long order goes on overleaf, and each page says which it is", async () => {
    const [line] = orders.placed.lines;
    if (!line) throw new Error("The order has no lines");
    const lines = Array.from({ length: 70 }, (_, index) => ({ ...line, name: `Cable no. ${index + 1}` }));
    const { pdf, text } = await readPdf({ ...orders.placed, lines, note: "Please ring twice. ".repeat(500) });
    expect(pdf.numPages).toBeGreaterThan(3);
    expect(text).toContain("Cable no. 70");
    expect(text).toContain(`page ${pdf.numPages} of ${pdf.numPages}`);
  });

  test("names of other scripts are drawn", async () => {
    const billing = { ...orders.placed.billing, firstName: "Łukasz", lastName: "Ελένη", city: "Київ" };
    const { text, bytes } = await readPdf({ ...orders.placed, billing });
    expect(text).toContain("Łukasz Ελένη");
    expect(text).toContain("Київ");
    expect(bytes).toMatch(/\/BaseFont \/\w+\+DejaVuSans/);
  });

  test("French lines with a narrow space keep the pages' own face", async () => {
    const { text, bytes } = await readPdf(orders.transfer, "fr_FR");
    expect(text).toContain("Ceci n’est pas une facture : votre paiement");
    expect(bytes).not.toMatch(/\/BaseFont \/\w+\+DejaVuSans/);
  });

  test.each(LOCALES)("every word is in the language: %s", async (locale) => {
    const { text } = await readPdf(orders.placed, locale);
    const source = contentOf(orders.placed, locale);
    for (const { label } of [...source.facts, ...source.amounts, source.total]) expect(text).toContain(label);
    expect(text).not.toMatch(/\binvoice\.|\border\./);
  });
});

describe("the content", () => {
  test.each([
    ["processing", "Invoice", null],
    ["completed", "Invoice", null],
    ["refunded", "Invoice", "was paid back"],
    ["pending", "Order confirmation", "has not arrived yet"],
    ["onHold", "Order confirmation", "has not arrived yet"],
    ["failed", "Order confirmation", "payment failed"],
    ["cancelled", "Order confirmation", "was cancelled"],
  ] as const)("%s: %s", (status, title, notice) => {
    const source = contentOf(withStatus(status));
    expect(source.title).toBe(`${title} ${orders.placed.number}`);
    expect(source.notice ?? "").toContain(notice ?? "");
    expect(source.notice === null).toBe(notice === null);
    expect(source.fileName).toMatch(title === "Invoice" ? /^invoice-\w+\.pdf$/ : /^order-\w+\.pdf$/);
  });

  test("a plugin's status: what is paid is invoiced, what is not says so", () => {
    expect(contentOf({ ...withStatus("other"), isPaid: true })).toMatchObject({ notice: null });
    expect(contentOf({ ...withStatus("onHold"), isPaid: true }).title).toContain("Invoice");
    expect(contentOf(withStatus("other")).notice).toContain("has not arrived yet");
  });

  test("without the seller's address it is no invoice, and says so", () => {
    const source = contentOf(orders.placed, "en_US", emptySettings);
    expect(source.title).toContain("Order confirmation");
    expect(source.notice).toContain("lacks the seller’s address");
  });

  test.each([
    ["processing", "stripe", "Paid"],
    ["completed", "cod", "Paid"],
    ["refunded", "stripe", "Paid"],
    ["processing", "cod", "To pay"],
    ["onHold", "bacs", "To pay"],
  ] as const)("the rest that gift cards left of an order that is %s, by %s: %s", (status, paymentMethod, label) =>
    expect(contentOf({ ...orders.withCodes, status, paymentMethod }).payments.at(-1)?.label).toBe(label),
  );

  test("a number with signs that no file name takes", () =>
    expect(contentOf({ ...orders.placed, invoiceNumber: 'RE/2026 "7"' }).fileName).toBe("invoice-RE-2026-7-.pdf"));

  test("tax by rate, or in sum where the shop names no rates", () => {
    const { totals } = orders.placed;
    const taxes = [
      { label: "19 % MwSt.", amount: { minor: 1000, currency: "EUR" } },
      { label: "7 % MwSt.", amount: { minor: totals.tax.minor - 1000, currency: "EUR" } },
    ];
    expect(contentOf({ ...orders.placed, totals: { ...totals, taxes } }, "de_DE").includedTaxes).toMatchObject([
      { label: "darin enthalten: 19 % MwSt.", value: "€10.00" },
      { label: "darin enthalten: 7 % MwSt." },
    ]);
    expect(contentOf(orders.placed, "de_DE").includedTaxes).toMatchObject([{ label: "darin enthalten: MwSt." }]);
  });
});

/** Reads a printed price as cents. */
const centsOf = (price: string): number =>
  price === "Free" ? 0 : Number(price.replace("−", "-").replaceAll(/[^\d-]/g, ""));

test("printed amounts add up to the cent, whatever was ordered", () => {
  const euros = integer({ min: 0, max: 500_000 }).map((minor) => ({ minor, currency: "EUR" }));
  const runs = Number(process.env["INVOICE_RUNS"] ?? 200);
  assert(
    property(
      record({ amounts: array(euros, { minLength: 1, maxLength: 30 }), discount: euros, shipping: euros }),
      option(euros),
      array(euros, { minLength: 1, maxLength: 3 }),
      ({ amounts, discount, shipping }, fees, rates) => {
        const [template] = orders.placed.lines;
        if (!template) return;
        const sum = (list: typeof amounts) => list.reduce(addMoney, { minor: 0, currency: "EUR" });
        const goods = sum(amounts);
        const share = (name: string, part: number) => ({
          code: name,
          description: "",
          saves: { ...discount, minor: Math.floor(discount.minor * part) },
        });
        const coupons = [share("save10", 0.5), { ...share("…4711", 0.3), giftCard: { remaining: null } }];
        const total = addMoney(addMoney(subtractMoney(goods, discount), shipping), fees ?? sum([]));
        const taxes = rates.map((amount, index) => ({ label: `Rate ${index}`, amount }));
        const source = contentOf({
          ...orders.placed,
          lines: amounts.map((amount) => ({ ...template, total: amount })),
          coupons,
          totals: { goods, discount, shipping, ...(fees ? { fees } : {}), tax: sum(rates), taxes, total },
        });
        const printed = (rows: readonly { readonly value: string }[]) =>
          rows.reduce((cents, { value }) => cents + centsOf(value), 0);
        expect(source.lines.reduce((cents, { amount }) => cents + centsOf(amount), 0)).toBe(goods.minor);
        const giftCards = source.payments.slice(0, -1);
        expect(printed(source.amounts)).toBe(centsOf(source.total.value));
        expect(centsOf(source.total.value) + printed(giftCards)).toBe(total.minor);
        expect(centsOf(source.payments.at(-1)?.value ?? "")).toBe(total.minor);
        expect(printed(source.includedTaxes)).toBe(sum(rates).minor);
      },
    ),
    { numRuns: runs },
  );
});
