// @vitest-environment dom-on-node
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { smallCatalogue } from "@rewire/demo-shop/testing";
import { openShopperBrowser, type SessionEnding, type Network } from "../testing/openShopperBrowser.tsx";

/** Tests over which the sequences are spread; each has the time limit of a unit test. */
const PARTS = [1, 2, 3, 4, 5];
/** Sequences of a test; 500 in all with `npm run bench:properties`, which prints what happened. */
const RUNS = Math.ceil(Number(process.env["CART_RUNS"] ?? 5) / PARTS.length);

const articles = [
  { productId: 1, name: "Plain Phone", options: [] },
  { productId: 2, name: "Cheap Cable", options: [] },
  { productId: 5, name: "Last Ones", options: [] },
  { productId: 6, name: "Ten Pieces", options: [] },
  { productId: 9, name: "One Each", options: [], isSingle: true },
  { productId: 20, variationId: 201, choice: { pa_color: "black" }, name: "Colour Phone", options: ["Black"] },
  { productId: 20, variationId: 202, choice: { pa_color: "blue" }, name: "Colour Phone", options: ["Blue"] },
  {
    productId: 21,
    variationId: 211,
    choice: { pa_color: "black", "case-size": "44 mm" },
    name: "Any Phone",
    options: ["Black", "44 mm"],
  },
  {
    productId: 21,
    variationId: 211,
    choice: { pa_color: "blue", "case-size": "44 mm" },
    name: "Any Phone",
    options: ["Blue", "44 mm"],
  },
] as const;
const fullName = ({ name, options }: { readonly name: string; readonly options: readonly string[] }) =>
  [name, ...options].join(", ");

type Step =
  | { readonly do: "add"; readonly article: number; readonly quantity: number }
  | { readonly do: "set"; readonly line: number; readonly quantity: number }
  | { readonly do: "remove" | "undo"; readonly line: number }
  | { readonly do: "network"; readonly network: Network }
  | { readonly do: "stock"; readonly keeper: number; readonly pieces: number }
  | { readonly do: "reload" | "otherTab" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      article: fc.nat(articles.length - 1),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("set" as const),
      line: fc.nat(5),
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("remove" as const, "undo" as const), line: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("network" as const),
      network: fc.constantFrom<Network>("up", "down", "lost"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("stock" as const), keeper: fc.constantFrom(5, 6, 202), pieces: fc.nat(6) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("reload" as const, "otherTab" as const) }) },
);

const sessionEnding = fc.constantFrom<SessionEnding>("anotherKey", "anotherShop", "forgotten", "tampered", "noCookie");

test.each(PARTS)(
  "part %i: whenever the session dies, no line is lost without being named, and none comes twice",
  async () => {
    const counts = { changes: 0, waited: 0, lines: 0, named: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        sessionEnding,
        fc.nat(1000),
        async (steps, how, where) => {
          const browser = await openShopperBrowser(smallCatalogue);
          let tab = await browser.openTab();
          let other = await browser.openTab();
          const expectedQuantities = new Map<string, number>();
          const killAt = where % steps.length;
          let undone: ReturnType<typeof tab.ready>["cart"]["lines"][number] | undefined;

          for (const [index, one] of steps.entries()) {
            if (index === killAt) browser.sessionEndings[how]();
            const cart = tab.ready().cart.lines;
            const count = (result: { readonly ok: boolean; readonly value?: unknown }) => {
              counts.changes += 1;
              if (result.value === "pending") counts.waited += 1;
              return result.ok;
            };
            if (one.do === "network") browser.setNetwork(one.network);
            if (one.do === "stock") browser.shop().shopkeeper.setStock(one.keeper, one.pieces);
            if (one.do === "otherTab") [tab, other] = [other, tab];
            if (one.do === "reload") {
              // Without a network no page comes at all.
              browser.setNetwork("up");
              tab.close();
              tab = await browser.openTab();
            }
            if (one.do === "add") {
              const { name, options, ...line } = articles[one.article] ?? articles[0];
              const preview = {
                name,
                options,
                slug: name,
                image: null,
                unitPrice: { minor: 100, currency: "EUR" },
                isVirtual: false,
              };
              const isAdded = count(
                await tab.do((commerce) => commerce.addToCart({ ...line, quantity: one.quantity, preview })),
              );
              const key = fullName({ name, options });
              if (isAdded)
                expectedQuantities.set(
                  key,
                  "isSingle" in line
                    ? Math.max(1, expectedQuantities.get(key) ?? 0)
                    : (expectedQuantities.get(key) ?? 0) + one.quantity,
                );
            }
            const line = "line" in one ? cart[one.line % Math.max(1, cart.length)] : undefined;
            if (one.do === "set" && line && !line.key.startsWith("pending") && line.name !== "One Each") {
              if (count(await tab.do((commerce) => commerce.updateQuantity(line.key, one.quantity))))
                expectedQuantities.set(fullName(line), one.quantity);
            }
            if (one.do === "remove" && line && !line.key.startsWith("pending")) {
              if (count(await tab.do((commerce) => commerce.removeLine(line.key)))) {
                expectedQuantities.delete(fullName(line));
                undone = line;
              }
            }
            if (one.do === "undo" && undone && !expectedQuantities.has(fullName(undone))) {
              const back = undone;
              if (count(await tab.do((commerce) => commerce.restoreLine(back))))
                expectedQuantities.set(fullName(back), back.quantity);
            }
          }

          browser.setNetwork("up");
          await tab.readAgain();
          const { cart, losses, pendingCount } = tab.ready();
          expect(pendingCount).toBe(0);
          const visibleQuantities = new Map(cart.lines.map((line) => [fullName(line), line.quantity]));
          const named = new Set(losses.map(({ name }) => name));
          for (const [name, quantity] of expectedQuantities) {
            if (!named.has(name)) expect([name, visibleQuantities.get(name)]).toEqual([name, quantity]);
            counts.lines += 1;
          }
          for (const [name, quantity] of visibleQuantities)
            expect(quantity, name).toBeLessThanOrEqual(expectedQuantities.get(name) ?? 0);
          counts.named += losses.length;
          tab.close();
          other.close();
          await browser.close();
        },
      ),
      // Looking for a shorter sequence takes longer than a test may, and would hide the one that was found.
      { numRuns: RUNS, endOnFailure: !process.env["CART_RUNS"] },
    );
    if (process.env["CART_RUNS"]) console.info(`${RUNS} sequences: ${JSON.stringify(counts)}`);
  },
);
