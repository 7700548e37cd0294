import type { Money } from "../money/index.ts";
import type { ContractLine, LineQuantity, OrderContract } from "./contract.ts";

/** Amounts to be refunded for a withdrawal or a return. */
export interface Refund {
  /** Amount for each line, in the sequence of the quantities. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly amount: Money }[];
  readonly goods: Money;
  /** Share of delivery and fees, in proportion to what the goods cost. */
  readonly shipping: Money;
  readonly total: Money;
}

/**
 * Calculates the refund for a withdrawal or a return. The refunds for all parts of an order add up exactly to the
 * amount paid, in whatever sequence they are made; only the price of a cancelled repair is not among them, since nobody
 * can withdraw from it. It has no share of delivery and fees: what earlier parts got too little before it was cancelled
 * is in the next part. After the last part there is none, and its share remains.
 * @param refundedQuantities Quantities that have been refunded before; those that the order no longer has are ignored.
 * @param refundedShipping Delivery and fees that have been refunded before, in minor units. They are not calculated
 *   anew, because the shares were others if a repair has been cancelled since.
 * @throws RangeError if a quantity exceeds the remaining quantity, or if a line does not exist.
 */
export function calculateRefund(
  { lines, total }: Pick<OrderContract, "lines" | "total">,
  quantities: readonly LineQuantity[],
  refundedQuantities: readonly LineQuantity[],
  refundedShipping: number,
): Refund {
  const { currency } = total;
  const lineTotal = lines.reduce((sum, { paid: paidAmount }) => sum + paidAmount.minor, 0);
  // Lines that are rounded in the shop's favour cannot be worth more than the order.
  const shippingAndFees = Math.max(0, total.minor - lineTotal);
  const earlierQuantities = limitToOrder(lines, refundedQuantities);
  const quantitiesAfter = countByPosition([...earlierQuantities, ...quantities]);
  for (const [position, quantity] of quantitiesAfter) {
    const line = lines.find((candidate) => candidate.position === position);
    if (!line || quantity > line.quantity || quantity < 0)
      throw new RangeError(`Line ${position} of the order has no ${quantity} pieces`);
  }
  const refundLines = quantities.map(({ position, quantity }, index) => {
    const line = lines.find((candidate) => candidate.position === position);
    const refundedPieces = countByPosition([...earlierQuantities, ...quantities.slice(0, index)]).get(position) ?? 0;
    const minor = line
      ? calculatePriceOfFirstPieces(line, refundedPieces + quantity) - calculatePriceOfFirstPieces(line, refundedPieces)
      : 0;
    return { position, quantity, amount: { minor, currency } };
  });
  const goods = refundLines.reduce((sum, { amount }) => sum + amount.minor, 0);
  const refundableLines = lines.map((line) => ({
    line,
    // A piece whose repair was cancelled counts only if it was withdrawn from before.
    refundablePieces: Math.max(
      line.quantity - line.repairStates.filter((state) => state === "cancelled").length,
      quantitiesAfter.get(line.position) ?? 0,
    ),
  }));
  const shippingShare = calculateShippingAndFeesShare(refundableLines, quantitiesAfter, shippingAndFees);
  const shipping = Math.max(0, shippingShare - refundedShipping);
  const toMoney = (minor: number): Money => ({ minor, currency });
  return { lines: refundLines, goods: toMoney(goods), shipping: toMoney(shipping), total: toMoney(goods + shipping) };
}

/** Limits quantities to those of the order, because staff may have taken something out of it since. */
function limitToOrder(lines: readonly ContractLine[], quantities: readonly LineQuantity[]): readonly LineQuantity[] {
  const piecesByPosition = countByPosition(quantities);
  return lines.map(({ position, quantity }) => ({
    position,
    quantity: Math.min(quantity, piecesByPosition.get(position) ?? 0),
  }));
}

const countByPosition = (quantities: readonly LineQuantity[]): ReadonlyMap<number, number> => {
  const piecesByPosition = new Map<number, number>();
  for (const { position, quantity } of quantities)
    piecesByPosition.set(position, (piecesByPosition.get(position) ?? 0) + quantity);
  return piecesByPosition;
};

/** Amount for the first pieces of a line. */
const calculatePriceOfFirstPieces = ({ paid: paidAmount, quantity }: ContractLine, pieceCount: number): number =>
  quantity === 0 ? 0 : Math.round((paidAmount.minor * pieceCount) / quantity);

/** Line with the number of its pieces that have been or can still be refunded. */
interface RefundableLine {
  readonly line: ContractLine;
  readonly refundablePieces: number;
}

/** Share of delivery and fees for what has gone; by pieces where the goods were free. */
function calculateShippingAndFeesShare(
  refundableLines: readonly RefundableLine[],
  piecesByPosition: ReadonlyMap<number, number>,
  shippingAndFees: number,
): number {
  const addUp = (weigh: (refundableLine: RefundableLine) => number) =>
    refundableLines.reduce((sum, refundableLine) => sum + weigh(refundableLine), 0);
  const countRefunded = ({ line }: RefundableLine) => piecesByPosition.get(line.position) ?? 0;
  const price = addUp(({ line, refundablePieces }) => calculatePriceOfFirstPieces(line, refundablePieces));
  const [refundedWeight, totalWeight] =
    price > 0
      ? [addUp((refundable) => calculatePriceOfFirstPieces(refundable.line, countRefunded(refundable))), price]
      : [addUp(countRefunded), addUp(({ refundablePieces }) => refundablePieces)];
  return totalWeight === 0 ? 0 : Math.round((shippingAndFees * refundedWeight) / totalWeight);
}
