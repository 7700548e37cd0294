import type { AlertKind, AlertState } from "./alert.ts";

/** What an alert waits for. */
export interface AlertCondition {
  readonly kind: AlertKind;
  /** Highest price that is told, in minor units; null for alerts about stock. */
  readonly limit: number | null;
  /** Whether every lower price is told, each one once: the limit follows the price down. */
  readonly followsPrice: boolean;
  /** Whether the next state that meets the condition is an event: it has not been met since the last one. */
  readonly isArmed: boolean;
  /** Number of events so far. */
  readonly events: number;
}

/** Condition after a look at the product, and whether this look is an event. */
export interface AlertJudgment {
  readonly condition: AlertCondition;
  readonly isEvent: boolean;
}

/**
 * Judges a state: an event is the step from a state that does not meet the condition to one that does. A state that
 * lasts is one event, however often it is seen.
 *
 * @param state null for a product that cannot be read, which changes nothing.
 */
export function judgeAlert(condition: AlertCondition, state: AlertState | null): AlertJudgment {
  if (state === null) return { condition, isEvent: false };
  const isMet = isConditionMet(condition, state);
  if (!isMet) return { condition: condition.isArmed ? condition : { ...condition, isArmed: true }, isEvent: false };
  if (!condition.isArmed) return { condition, isEvent: false };
  const next = { ...condition, events: condition.events + 1 };
  const isFollowed = condition.followsPrice && state.price !== null;
  return {
    condition: isFollowed ? { ...next, limit: (state.price?.minor ?? 0) - 1 } : { ...next, isArmed: false },
    isEvent: true,
  };
}

const isConditionMet = ({ kind, limit }: AlertCondition, { isAvailable, price }: AlertState): boolean =>
  isAvailable && (kind === "stock" || (price !== null && limit !== null && price.minor <= limit));
