import type { Money } from "../money/index.ts";
import type { ContractLine, LineQuantity, OrderContract } from "./contract.ts";

/** Amounts that are refunded for a withdrawal or a return. */
export interface Refund {
  /** Amount for each line, in the sequence of the quantities. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly amount: Money }[];
  readonly goods: Money;
  /** Share of delivery and fees, in proportion to what the goods cost. */
  readonly shipping: Money;
  readonly total: Money;
}

/**
 * Calculates the refund of a withdrawal or a return. Amounts are differences of cumulative amounts, so that the refunds
 * of all parts of an order add up to the paid amount, to the cent, in any sequence.
 * @param earlier Quantities that were refunded before.
 * @throws RangeError for a quantity beyond the remaining one, or an unknown position.
 */
export function calculateRefund(
  { lines, total }: Pick<OrderContract, "lines" | "total">,
  quantities: readonly LineQuantity[],
  earlier: readonly LineQuantity[],
): Refund {
  const { currency } = total;
  const sumOfLines = lines.reduce((sum, { paid }) => sum + paid.minor, 0);
  // Lines that are rounded in the shop's favour cannot be worth more than the order.
  const extras = Math.max(0, total.minor - sumOfLines);
  const before = countByPosition(earlier);
  const after = countByPosition([...earlier, ...quantities]);
  for (const [position, quantity] of after) {
    const line = lines.find((one) => one.position === position);
    if (!line || quantity > line.quantity || quantity < 0)
      throw new RangeError(`Line ${position} of the order has no ${quantity} pieces`);
  }
  const refunded = quantities.map(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    const gone = countByPosition([...earlier, ...quantities.slice(0, index)]).get(position) ?? 0;
    const minor = line ? cumulate(line, gone + quantity) - cumulate(line, gone) : 0;
    return { position, quantity, amount: { minor, currency } };
  });
  const goods = refunded.reduce((sum, { amount }) => sum + amount.minor, 0);
  const shareOf = (counts: ReadonlyMap<number, number>) => shareOfExtras(lines, counts, extras, sumOfLines);
  const shipping = shareOf(after) - shareOf(before);
  const money = (minor: number): Money => ({ minor, currency });
  return { lines: refunded, goods: money(goods), shipping: money(shipping), total: money(goods + shipping) };
}

const countByPosition = (quantities: readonly LineQuantity[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { position, quantity } of quantities) counts.set(position, (counts.get(position) ?? 0) + quantity);
  return counts;
};

/** Amount for the first pieces of a line. */
const cumulate = ({ paid, quantity }: ContractLine, pieces: number): number =>
  quantity === 0 ? 0 : Math.round((paid.minor * pieces) / quantity);

/** Share of delivery and fees for what has gone; by pieces where the goods were free. */
function shareOfExtras(
  lines: readonly ContractLine[],
  counts: ReadonlyMap<number, number>,
  extras: number,
  sumOfLines: number,
): number {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [gone, all] =
    sumOfLines > 0
      ? [lines.reduce((sum, line) => sum + cumulate(line, counts.get(line.position) ?? 0), 0), sumOfLines]
      : [lines.reduce((sum, { position }) => sum + (counts.get(position) ?? 0), 0), pieces];
  return all === 0 ? 0 : Math.round((extras * gone) / all);
}
