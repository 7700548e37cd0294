// @vitest-environment dom-on-node
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { loadAllMessages } from "@rewire/messages";
import { CartTotals, UiProvider } from "@rewire/ui";
import { openShopperBrowser } from "../testing/openShopperBrowser.tsx";
import { readRawTotals } from "../testing/readRawTotals.ts";

/** Carts, short ones; 1,000 long ones with `npm run bench:totals`, which prints what was compared. */
const PARTS = [1, 2, 3, 4, 5];
const RUNS = Number(process.env["TOTALS_RUNS"] ?? PARTS.length);
const MAX_STEPS = process.env["TOTALS_RUNS"] ? 12 : 6;

const messages = await loadAllMessages("en_US");
const goods = catalogue.products.flatMap((product) => {
  // Repairs need the details of the repair desk.
  if (product.status !== "publish" || product.categories.includes("repair")) return [];
  if (product.type === "simple") return [{ productId: product.id }];
  return product.type === "variable"
    ? product.variations.map(({ id }) => ({ productId: product.id, variationId: id }))
    : [];
});
const codes = [
  "save10",
  "fixed15",
  "item5",
  "freeship",
  "min500",
  "max20",
  "solo20",
  "phones10",
  "nosale",
  "expired",
  "gift-25",
  "gift-100",
  "gift-500",
  "gift-empty",
];
/** With tax of 0 to 27 percent, without any, and with a shipping zone each. */
const places = [
  { country: "DE", postcode: "10115" },
  { country: "ES", state: "M", postcode: "28001" },
  { country: "HU", postcode: "1011" },
  { country: "FI", postcode: "00100" },
  { country: "LU", postcode: "1111" },
  { country: "CH", postcode: "8001" },
  { country: "GB", postcode: "W1A 1AA" },
  { country: "US", state: "NY", postcode: "10001" },
  { country: "JP", postcode: "100-0001" },
];

type Step =
  | { readonly do: "add"; readonly article: number; readonly quantity: number }
  | { readonly do: "set"; readonly line: number; readonly quantity: number }
  | { readonly do: "remove"; readonly line: number }
  | { readonly do: "code" | "dropCode"; readonly code: string }
  | { readonly do: "place"; readonly place: number }
  | { readonly do: "rate"; readonly rate: number };

const code = fc.constantFrom(...codes);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      article: fc.nat(goods.length - 1),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("set" as const),
      line: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove" as const), line: fc.nat(4) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("code" as const), code }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("dropCode" as const), code }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("place" as const), place: fc.nat(places.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("rate" as const), rate: fc.nat(2) }) },
);

/** Cents by what stands before them, as a reader sees them in the table of totals. */
function readTable(html: string): ReadonlyMap<string, number> {
  // "Free", "Applied" and the like stand for nothing.
  const cents = (text: string) =>
    /\d/.test(text) ? Math.round(Number(text.replace(/[€,]/g, "").replace("−", "-")) * 100) : 0;
  const rows = [...html.matchAll(/<tr\b.*?<\/tr>/g)].map(([row]) => row.replace(/<style\b.*?<\/style>/g, ""));
  const entries = rows.flatMap((row) => {
    const [, label = "", amount = ""] = /<th\b[^>]*>(.*?)<\/th><td\b[^>]*>(.*?)<\/td>/.exec(row) ?? [];
    const [name = "", tax] = label.replace(/<[^>]+>/g, "").split("incl.");
    const entry = [name.trim(), cents(amount.replace(/<[^>]+>/g, "").trim())] as const;
    return tax === undefined ? [entry] : [entry, ["Tax", cents(tax.replace("VAT", "").trim())] as const];
  });
  return new Map(entries);
}

const codeIn = (amounts: ReadonlyMap<string, number>, code: string): number =>
  [...amounts].find(([name]) => name.endsWith(` ${code.toUpperCase()}`))?.[1] ?? Number.NaN;

/** Resolves behind every timer that is due: Apollo tells its watchers by one of 0 ms. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 0));

const counts = { carts: 0, compared: 0, withCodes: 0, withGiftCards: 0, withShipping: 0, centsOff: 0 };
afterAll(() => {
  if (process.env["TOTALS_RUNS"]) console.info(JSON.stringify(counts));
});

// The first browser of a process makes the shop's schema, which takes a busy machine longer than a test may take.
const firstBrowser = await openShopperBrowser(catalogue);
(await firstBrowser.openTab()).close();
await firstBrowser.close();

// Each with the time of a test for itself.
test.each(PARTS)("random carts show the shop's raw totals to the cent (part %i)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: MAX_STEPS }), async (steps) => {
      const browser = await openShopperBrowser(catalogue);
      const tab = await browser.openTab();
      for (const one of [{ do: "add", article: 0, quantity: 1 } as const, ...steps]) {
        const { lines, rates } = tab.ready().cart;
        const line = "line" in one ? lines[one.line % Math.max(1, lines.length)] : undefined;
        const rate = one.do === "rate" ? rates[one.rate % Math.max(1, rates.length)] : undefined;
        await tab.do(async (commerce) => {
          if (one.do === "add")
            await commerce.addToCart({ ...(goods[one.article] ?? { productId: 0 }), quantity: one.quantity });
          if (one.do === "set" && line) await commerce.updateQuantity(line.key, one.quantity);
          if (one.do === "remove" && line) await commerce.removeLine(line.key);
          if (one.do === "code") await commerce.applyCoupon(one.code);
          if (one.do === "dropCode") await commerce.removeCoupon(one.code);
          if (one.do === "place") await commerce.updateAddress({ shipping: places[one.place] ?? {} });
          if (rate) await commerce.chooseShipping(rate.id);
          await afterTimers();
        });
        const { cart, isUpdating } = tab.ready();
        expect(isUpdating).toBe(false);
        const raw = await readRawTotals(browser.shop(), browser.cookies.get("woocommerce-session") ?? "");
        const amounts = readTable(
          renderToStaticMarkup(
            <UiProvider locale="en_US" messages={messages}>
              <CartTotals totals={cart.totals} coupons={cart.coupons} needsShipping={cart.needsShipping} />
            </UiProvider>,
          ),
        );
        // With gift cards, the total is the amount before them.
        const giftCards = [...amounts].filter(([name]) => name.startsWith("Paid with gift card"));
        const paid = giftCards.reduce((sum, [, cents]) => sum - cents, 0);
        expect(amounts.get("Total")).toBe(raw.total + paid);
        expect(amounts.get("To pay")).toBe(giftCards.length > 0 ? raw.total : undefined);
        expect(amounts.get("Tax") ?? 0).toBe(raw.tax);
        expect(amounts.get("Subtotal")).toBe(raw.goods);
        if (amounts.has("Delivery")) expect(amounts.get("Delivery")).toBe(raw.shipping);
        // What the shop's rounding leaves over stands at the largest code, so that the column adds up to the total.
        const differences = [...raw.codes].map(([name, cents]) => Math.abs(Math.abs(codeIn(amounts, name)) - cents));
        expect(differences.filter((difference) => difference > 0).length, "codes that differ").toBeLessThanOrEqual(1);
        expect(Math.max(0, ...differences)).toBeLessThanOrEqual(cart.lines.length + raw.codes.size);
        // The shop rounds the tax of each line, each code and the total apart: its own column may be that many cents off, and no more.
        const column = [...amounts].reduce(
          (sum, [name, cents]) => (["Total", "Tax", "To pay"].includes(name) ? sum : sum + cents),
          0,
        );
        expect(Math.abs(column - raw.total)).toBeLessThanOrEqual(cart.lines.length + raw.codes.size);
        counts.compared += 1;
        if (raw.codes.size > 0) counts.withCodes += 1;
        if ([...raw.codes.keys()].some((name) => name.startsWith("gift-"))) counts.withGiftCards += 1;
        if (raw.shipping > 0) counts.withShipping += 1;
        if (column !== raw.total) counts.centsOff += 1;
      }
      counts.carts += 1;
      tab.close();
      await browser.close();
    }),
    // Looking for a smaller cart takes longer than a test may, and goes on beside the next one.
    { numRuns: Math.ceil(RUNS / PARTS.length), endOnFailure: !process.env["TOTALS_RUNS"] },
  );
});
