import type { DemoShop } from "@rewire/demo-shop";

/** What the shop itself says that a cart costs: cents, gross. */
export interface RawTotals {
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  /** What each code saves or pays. */
  readonly codes: ReadonlyMap<string, number>;
}

const query = `{ cart(recalculateTotals: true) {
  total(format: RAW) totalTax(format: RAW) subtotal(format: RAW) subtotalTax(format: RAW) shippingTotal(format: RAW) shippingTax(format: RAW)
  appliedCoupons { code discountAmount(format: RAW) discountTax(format: RAW) }
} }`;

interface Wire {
  readonly data: {
    readonly cart: Readonly<Record<string, string>> & {
      readonly appliedCoupons: readonly Readonly<Record<string, string>>[] | null;
    };
  };
}

/** Asks the shop, past gateway and page. @param token Of the session that has the cart. */
export async function readRawTotals(shop: DemoShop, token: string): Promise<RawTotals> {
  const headers = { "content-type": "application/json", "woocommerce-session": `Session ${token}` };
  const response = await shop.handle(
    new Request("http://shop.example/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }),
  );
  const {
    data: { cart },
  } = (await response.json()) as Wire;
  // Net and tax come apart and unrounded: rounded once, at the end. A float's last digits must not tip the half cent.
  const cents = (...parts: readonly (string | undefined)[]) =>
    Math.round(Number((parts.reduce((sum, part) => sum + Number(part), 0) * 100).toFixed(6)));
  return {
    goods: cents(cart["subtotal"], cart["subtotalTax"]),
    shipping: cents(cart["shippingTotal"], cart["shippingTax"]),
    tax: cents(cart["totalTax"]),
    total: cents(cart["total"]),
    codes: new Map(
      (cart.appliedCoupons ?? []).map(({ code = "", discountAmount, discountTax }) => [
        code,
        cents(discountAmount, discountTax),
      ]),
    ),
  };
}
