import { addMoney, zeroMoney, subtractMoney, type Money } from "@rewire/domain";

/** What the shop's parts say, gross, before they are held against its total. */
export interface Parts {
  readonly goods: Money;
  readonly discount: Money;
  /** null where nothing is sent. */
  readonly shipping: Money | null;
  readonly fees: Money;
  /** What the shop will charge. */
  readonly total: Money;
}

/** Parts that add up to the total. */
export interface Balanced {
  readonly goods: Money;
  readonly discount: Money;
  readonly fees?: Money;
}

/** Net and tax are rounded apart by the shop, so that a few cents may be over. */
const ROUNDING = 3;

/**
 * Makes `goods - discount + shipping + fees = total`. The total is the truth: it is what will be charged.
 *
 * A few cents of rounding go to the discount, or to the goods where there is none. More than that is real: something
 * that lowers the total (gift cards of some plugins) counts as discount, something that raises it as fees.
 */
export function balance({ goods, discount, shipping, fees, total }: Parts): Balanced {
  const sum = addMoney(addMoney(subtractMoney(goods, discount), shipping ?? zeroMoney(total.currency)), fees);
  const over = subtractMoney(total, sum);
  const isRounding = Math.abs(over.minor) <= ROUNDING;
  if (isRounding && discount.minor <= ROUNDING) return withFees({ goods: addMoney(goods, over), discount }, fees);
  if (isRounding || over.minor < 0) return withFees({ goods, discount: subtractMoney(discount, over) }, fees);
  return withFees({ goods, discount }, addMoney(fees, over));
}

const withFees = (parts: Omit<Balanced, "fees">, fees: Money): Balanced =>
  fees.minor === 0 ? parts : { ...parts, fees };
