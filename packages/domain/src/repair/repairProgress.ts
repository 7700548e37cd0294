import type { Money } from "../money/index.ts";

/** States of a repair, in chronological order. `waiting` occurs only after a change of the price. */
export const repairStates = ["booked", "received", "diagnosed", "waiting", "inRepair", "ready", "collected"] as const;

/**
 * State of a repair. `declined` means that the customer rejected the new price, and that the unrepaired device can be
 * collected.
 */
export type RepairState = (typeof repairStates)[number] | "declined" | "cancelled";

/** Change in the state of a repair, with its time and a note from the workshop. */
export interface RepairEvent {
  readonly state: RepairState;
  /** ISO date-time with offset; null if missing or invalid. */
  readonly at: string | null;
  /** Workshop's note to the customer, plain text; "" for none. */
  readonly note: string;
}

/** New price after an inspection, which the customer must accept or reject. */
export interface RepairDecision {
  /** Result of the inspection, plain text; the first of several lines is its heading. */
  readonly reason: string;
  /** Price agreed on before the inspection. */
  readonly before: Money;
  /** Additional costs, each with the shop's description. */
  readonly extras: readonly { readonly name: string; readonly amount: Money }[];
  /** The new fixed price. */
  readonly total: Money;
}

/** Progress of a repair: its current state, its past events, and the decision that the customer must make, if any. */
export interface RepairProgress {
  /** Order number shown to the customer. */
  readonly number: string;
  readonly state: RepairState;
  /** Events, oldest first. */
  readonly events: readonly RepairEvent[];
  /** Decision required from the customer; null for none, "unreadable" if the workshop's fields are invalid. */
  readonly decision: RepairDecision | "unreadable" | null;
}

/** Step in the timeline of a repair: done, current or upcoming. */
export interface RepairStep {
  readonly state: RepairState;
  readonly status: "done" | "now" | "next";
  /** Time of the step; null if it has not happened yet or was not recorded. */
  readonly event: RepairEvent | null;
}

/**
 * Lists the steps of a repair in chronological order. Skipped steps count as done. `waiting` is included only if it
 * occurred; a declined or cancelled repair ends with that state.
 */
export function listRepairSteps({ state, events }: Pick<RepairProgress, "state" | "events">): readonly RepairStep[] {
  const findEvent = (eventState: RepairState) => events.findLast((event) => event.state === eventState) ?? null;
  if (state === "declined" || state === "cancelled") {
    const reachedStates = repairStates.filter((repairState) => findEvent(repairState) !== null);
    return [
      ...reachedStates.map((reachedState): RepairStep => ({
        state: reachedState,
        status: "done",
        event: findEvent(reachedState),
      })),
      { state, status: "now", event: findEvent(state) },
    ];
  }
  const currentIndex = repairStates.indexOf(state);
  return repairStates
    .filter((candidate) => candidate !== "waiting" || state === "waiting" || findEvent(candidate) !== null)
    .map((stepState) => {
      const stepIndex = repairStates.indexOf(stepState);
      const isDone = stepIndex < currentIndex || (stepState === "collected" && stepIndex === currentIndex);
      return {
        state: stepState,
        status: isDone ? "done" : stepIndex === currentIndex ? "now" : "next",
        event: stepIndex <= currentIndex ? findEvent(stepState) : null,
      };
    });
}
