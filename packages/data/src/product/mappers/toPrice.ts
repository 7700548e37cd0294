import { discountBetween, type Discount, type Money, type Price } from "@rewire/domain";
import { toAmounts } from "../../money/toAmounts.ts";

/** The price fields of a product or variation, each printed and RAW. */
export interface WirePrice {
  readonly price?: string | null;
  readonly rawPrice?: string | null;
  readonly regularPrice?: string | null;
  readonly rawRegularPrice?: string | null;
  readonly onSale?: boolean | null;
  readonly purchasable?: boolean | null;
}

/** How to tell of a price that cannot be read; the product is shown without one. */
export type Warn = (message: string) => void;

/**
 * What a shopper can be asked to pay.
 *
 * The printed price is the truth: it is what the shop's own pages show, tax included or not as the shop displays it.
 * RAW of a simple product or variation is the amount as the shopkeeper typed it and differs from what is asked for
 * as soon as prices are entered without tax. RAW is read where it can do better: for variable products it lists every
 * variation's displayed price, and it tells whether the printed text was read right (`KD 1.500` is not 1500).
 *
 * - `price` is null for free and for unpriced products; `purchasable` tells them apart.
 * - `salePrice` is filled before a sale begins, so `onSale` decides and the price fields hold what is asked now.
 */
export function toPrice(wire: WirePrice, currency: string, warn?: Warn): Price {
  const now = amountsOf(wire.price, wire.rawPrice, currency);
  if (now.length === 0) {
    const said = wire.price || wire.rawPrice;
    if (said) warn?.(`the price ${JSON.stringify(said.slice(0, 100))} cannot be read`);
    return !said && wire.purchasable ? { kind: "free" } : { kind: "unpriced" };
  }
  const { lowest, highest } = spread(now);
  if (highest.minor === 0) return { kind: "free" };
  if (lowest.minor !== highest.minor) return { kind: "range", from: lowest, to: highest };
  const before = wire.onSale ? amountsOf(wire.regularPrice, wire.rawRegularPrice, currency) : [];
  const was = before.length > 0 ? spread(before).lowest : lowest;
  return was.minor > lowest.minor ? { kind: "sale", was, now: lowest } : { kind: "single", amount: lowest };
}

/** What the sale takes off one price; null when there is none. */
export const discountOf = (price: Price): Discount | null =>
  price.kind === "sale" ? discountBetween(price.was, price.now) : null;

/** The amounts of one field: the printed ones unless RAW says that they were misread or lists more. */
export function amountsOf(
  printed: string | null | undefined,
  raw: string | null | undefined,
  currency: string,
): readonly Money[] {
  const shown = toAmounts(printed, currency);
  const stored = toAmounts(raw, currency);
  if (stored.length === 0) return shown;
  return stored.length > 1 || !agree(shown, stored) ? stored : shown;
}

/** No tax doubles a price or halves it: further apart than that, the printed text was misread. */
function agree(shown: readonly Money[], stored: readonly Money[]): boolean {
  const [a] = shown;
  const [b] = stored;
  if (!a || !b || a.minor < 0 || shown.length !== stored.length) return false;
  return a.minor <= b.minor * 2 + 1 && b.minor <= a.minor * 2 + 1;
}

function spread(amounts: readonly Money[]): { lowest: Money; highest: Money } {
  const sorted = amounts.toSorted((a, b) => a.minor - b.minor);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) throw new RangeError("There is no price among none");
  return { lowest, highest };
}
