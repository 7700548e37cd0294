import type { AlertKind, AlertState } from "./alert.ts";

/** Condition of an alert, and the data that determine whether the next state of the product triggers the alert. */
export interface AlertCondition {
  readonly kind: AlertKind;
  /** Highest price that meets the condition, in minor units; null for alerts about stock. */
  readonly limit: number | null;
  /** Whether each further fall of the price is an event: the limit follows the price down. */
  readonly followsPrice: boolean;
  /** Whether the next state that meets the condition is an event: it has not been met since the last one. */
  readonly isArmed: boolean;
  /** Number of events so far. */
  readonly events: number;
}

/** Result of assessing an alert: its updated condition, and whether the alert is triggered. */
export interface AlertAssessment {
  readonly condition: AlertCondition;
  readonly isEvent: boolean;
}

/**
 * Checks whether the current state of a product triggers an alert. A product that meets the condition triggers the
 * alert only once, until it no longer meets the condition.
 *
 * @param state State of the product; null if it cannot be read, in which case the condition is unchanged.
 */
export function assessAlert(condition: AlertCondition, state: AlertState | null): AlertAssessment {
  if (state === null) return { condition, isEvent: false };
  if (!isConditionMet(condition, state))
    return { condition: condition.isArmed ? condition : { ...condition, isArmed: true }, isEvent: false };
  if (!condition.isArmed) return { condition, isEvent: false };
  const next = { ...condition, events: condition.events + 1 };
  const followsThisPrice = condition.followsPrice && state.price !== null;
  return {
    condition: followsThisPrice ? { ...next, limit: (state.price?.minor ?? 0) - 1 } : { ...next, isArmed: false },
    isEvent: true,
  };
}

const isConditionMet = ({ kind, limit }: AlertCondition, { isAvailable, price }: AlertState): boolean =>
  isAvailable && (kind === "stock" || (price !== null && limit !== null && price.minor <= limit));
