import {
  attemptTransitions,
  type AttemptAction,
  type AttemptEvent,
  type AttemptState,
  type AttemptTransition,
} from "./attemptTransitions.ts";

/** Result of an action: either the next event, or the result with which the run ends. */
export type ActionOutcome<Result> = { readonly event: AttemptEvent } | { readonly result: Result };

/**
 * Implementations of the actions in the transition table. An exception ends the run and leaves the stored state of the
 * attempt unchanged.
 */
export type ActionTable<Run, Result> = Readonly<Record<AttemptAction, (run: Run) => Promise<ActionOutcome<Result>>>>;

/**
 * Runs an attempt through the transition table until an action ends the run.
 *
 * @param run Data shared by the actions of this run.
 * @throws Error for an event without a transition from the current state, which is a bug.
 */
export async function runAttempt<Run, Result>(
  state: AttemptState,
  event: AttemptEvent,
  run: Run,
  actions: ActionTable<Run, Result>,
): Promise<Result> {
  let current: AttemptState = state;
  let outcome: ActionOutcome<Result> = { event };
  while ("event" in outcome) {
    const transition: AttemptTransition | undefined = attemptTransitions[current][outcome.event];
    if (!transition) throw new Error(`An attempt that is ${current} has no transition for ${outcome.event}`);
    current = transition.next;
    outcome = await actions[transition.action](run);
  }
  return outcome.result;
}
