import { addMoney, createZeroMoney, subtractMoney, type Money } from "@rewire/domain";

/**
 * Amounts of a cart or an order as the shop returns them, which may not add up to the total. Either all amounts include
 * tax, or none does.
 */
export interface ShopAmounts {
  readonly goods: Money;
  readonly discount: Money;
  /** Shipping cost; null where nothing is shipped. */
  readonly shipping: Money | null;
  readonly fees: Money;
  /** Total that the shop will charge. */
  readonly total: Money;
}

/** Adjusted amounts of a cart or an order, which add up to the total together with the shipping cost. */
export interface BalancedAmounts {
  readonly goods: Money;
  readonly discount: Money;
  readonly fees?: Money;
}

/** Tolerance in cents, because the shop rounds net and tax separately. */
const MAX_ROUNDING_ERROR = 3;

/**
 * Adjusts amounts so that `goods - discount + shipping + fees = total`. A rounding difference of a few cents is added
 * to the discount, or to the goods if there is no discount. A larger difference counts as a discount if the total is
 * lower, and as fees if the total is higher.
 */
export function balanceAmounts({ goods, discount, shipping, fees, total }: ShopAmounts): BalancedAmounts {
  const sum = addMoney(addMoney(subtractMoney(goods, discount), shipping ?? createZeroMoney(total.currency)), fees);
  const roundingDifference = subtractMoney(total, sum);
  const isRoundingError = Math.abs(roundingDifference.minor) <= MAX_ROUNDING_ERROR;
  if (isRoundingError && discount.minor <= MAX_ROUNDING_ERROR)
    return toBalancedAmounts({ goods: addMoney(goods, roundingDifference), discount }, fees);
  if (isRoundingError || roundingDifference.minor < 0)
    return toBalancedAmounts({ goods, discount: subtractMoney(discount, roundingDifference) }, fees);
  return toBalancedAmounts({ goods, discount }, addMoney(fees, roundingDifference));
}

const toBalancedAmounts = (parts: Omit<BalancedAmounts, "fees">, fees: Money): BalancedAmounts =>
  fees.minor === 0 ? parts : { ...parts, fees };
