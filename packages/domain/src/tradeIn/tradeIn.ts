import type { Money } from "../money/index.ts";
import type { DeviceFamily, Fault, RepairPrice } from "../repair/index.ts";
import type { MoneyRange, TradeInBase } from "./tradeInValues.ts";

/**
 * Questions about the condition of a device. The answer "no" means that the device has the problem with the same name.
 */
export const tradeInQuestions = ["power", "screen", "battery", "water", "lock"] as const;

/**
 * Problem with a device: it does not switch on, its screen is cracked, its battery is worn, it has water damage, or its
 * account lock is active.
 */
export type TradeInProblem = (typeof tradeInQuestions)[number];

/**
 * Problem that a repair can solve. An account lock is not included, because only the owner of the device can remove it.
 */
export type RepairableProblem = Exclude<TradeInProblem, "lock">;

/** Fault of the repair desk by problem. A device that does not switch on has to be checked first. */
const faultByProblem = {
  power: "other",
  screen: "screen",
  battery: "battery",
  water: "water",
} as const satisfies Record<RepairableProblem, string>;

/** Kinds of devices that belong to an account of their owner. */
const familiesWithAccountLock: ReadonlySet<DeviceFamily> = new Set(["phone", "tablet", "laptop", "wearable", "other"]);

/**
 * Lists the questions to ask about a device: one for each defect that its repairs cover, whether it switches on, and,
 * for devices with an account lock, whether the lock has been removed. All questions are asked about an unlisted
 * device.
 *
 * @param faults Defects of the device that can be repaired.
 */
export function listTradeInQuestions(
  family: DeviceFamily | null,
  faults: readonly Pick<Fault, "slug">[],
): readonly TradeInProblem[] {
  if (family === null) return tradeInQuestions;
  const slugs = new Set(faults.map(({ slug }) => slug));
  return tradeInQuestions.filter((question) => {
    if (question === "lock") return familiesWithAccountLock.has(family);
    return question === "power" || slugs.has(faultByProblem[question]);
  });
}

/** Cost of a repair that a device needs before the shop can sell it again. */
export interface TradeInCost {
  readonly problem: RepairableProblem;
  /** Price from the repair tables; `quote` where they name none. */
  readonly price: RepairPrice;
}

/** Estimate of the amount that the shop pays for a device. */
export type TradeInEstimate =
  /** From the value of the model and the costs of its repairs; `from` can be nothing. */
  | ({ readonly kind: "range"; readonly base: TradeInBase; readonly costs: readonly TradeInCost[] } & MoneyRange)
  /** The repairs cost at least as much as the device is worth. */
  | { readonly kind: "nothing"; readonly base: TradeInBase; readonly costs: readonly TradeInCost[] }
  /** The shop has named no value of the model: it is estimated at the counter. */
  | { readonly kind: "counter" };

/**
 * Estimates the amount that the shop pays for a device: the value of the model minus the prices of the required
 * repairs. The lower limit is calculated with the highest repair prices; it is zero if the price of a repair depends on
 * an inspection.
 *
 * @param base Value of the model; null if unknown.
 * @param problems Problems with the device.
 * @param faults Defects that can be repaired, with the prices of their repairs.
 */
export function estimateTradeIn(
  base: TradeInBase | null,
  problems: readonly TradeInProblem[],
  faults: readonly Pick<Fault, "slug" | "price">[],
): TradeInEstimate {
  if (base === null) return { kind: "counter" };
  const { currency } = base.from;
  const costs = problems
    .filter((problem): problem is RepairableProblem => problem !== "lock")
    .map((problem): TradeInCost => {
      const price = faults.find(({ slug }) => slug === faultByProblem[problem])?.price ?? { kind: "quote" };
      return { problem, price: getCurrency(price, currency) === currency ? price : { kind: "quote" } };
    });
  const hasUnknownCost = costs.some(({ price }) => price.kind === "quote" || price.kind === "check");
  const sumCosts = (amountOf: (price: RepairPrice) => number) =>
    costs.reduce((total, { price }) => total + amountOf(price), 0);
  const toMoney = (minor: number): Money => ({ minor: Math.max(0, minor), currency });
  const to = toMoney(base.to.minor - sumCosts(getLowestCost));
  if (to.minor === 0) return { kind: "nothing", base, costs };
  return {
    kind: "range",
    base,
    costs,
    from: toMoney(hasUnknownCost ? 0 : base.from.minor - sumCosts(getHighestCost)),
    to,
  };
}

const getLowestCost = (price: RepairPrice): number =>
  price.kind === "quote" ? 0 : price.kind === "range" ? price.from.minor : price.amount.minor;
const getHighestCost = (price: RepairPrice): number => (price.kind === "range" ? price.to.minor : getLowestCost(price));
const getCurrency = (price: RepairPrice, fallback: string): string =>
  price.kind === "quote" ? fallback : price.kind === "range" ? price.from.currency : price.amount.currency;
