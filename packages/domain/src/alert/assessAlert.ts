import type { AlertKind, AlertState } from "./alert.ts";

/** Condition of an alert, with the data that determine whether the next state is an event. */
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

/** Updated condition of an alert, and whether the assessed state is an event. */
export interface AlertAssessment {
  readonly condition: AlertCondition;
  readonly isEvent: boolean;
}

/**
 * Assesses a state: an event is the transition from a state that does not meet the condition to one that does. A state
 * that persists counts as one event, however often it is assessed.
 *
 * @param state null for a product that cannot be read, which changes nothing.
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
