/**
 * States of a purchase attempt; for the transitions see the table in docs/decisions/0043-run-checkout-by-a-table.md.
 */
export const attemptStates = [
  /** The request was not sent, or did not result in an order. */
  "new",
  /** Cart, payment and slots at the desk are being checked. */
  "checking",
  /** Stored, and sent to the shop by this request. */
  "sent",
  /** The shop's response was lost. */
  "unanswered",
  /** The shop's response neither confirms nor refuses an order. */
  "ambiguous",
  /** Stored as sent, but without an outcome. */
  "pending",
  /** The order exists. */
  "placed",
] as const;

export type AttemptState = (typeof attemptStates)[number];

/** Events of a purchase attempt, each of which may lead to another state. */
export const attemptEvents = [
  // Commands: a browser's order, its query for the outcome, and the settlement of a card payment.
  "submit",
  "inquire",
  "settle",
  // Outcomes of the check.
  "accepted",
  "declined",
  // Outcomes of the request to the shop.
  "confirmed",
  "refused",
  "unclear",
  "notReached",
  "answerLost",
  // Outcomes of a search for the order.
  "orderFound",
  "noOrder",
  "unknown",
] as const;

export type AttemptEvent = (typeof attemptEvents)[number];

/** Event that starts a run of a purchase attempt through its states. */
export type AttemptCommand = Extract<AttemptEvent, "submit" | "inquire" | "settle">;

/** Name of an action in the transition table; `AttemptActions` implements the actions. */
export type AttemptAction =
  | "check"
  | "send"
  | "search"
  | "resolve"
  | "resolveWithoutBrowser"
  | "complete"
  | "reject"
  | "decline"
  | "withdraw"
  | "doubt"
  | "reopen"
  | "reportNoAttempt"
  | "reportUnknown"
  | "replay";

/** Transition of a purchase attempt: the next state, and the action to run. */
export interface AttemptTransition {
  readonly next: AttemptState;
  readonly action: AttemptAction;
}

type TransitionTable = Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptTransition>>>>>;

/** Transitions of a purchase attempt. An event without an entry for the current state is a bug. */
export const attemptTransitions: TransitionTable = {
  new: {
    submit: { next: "checking", action: "check" },
    inquire: { next: "new", action: "reportNoAttempt" },
    settle: { next: "new", action: "reportNoAttempt" },
  },
  checking: {
    accepted: { next: "sent", action: "send" },
    declined: { next: "new", action: "decline" },
  },
  sent: {
    confirmed: { next: "placed", action: "complete" },
    refused: { next: "new", action: "reject" },
    unclear: { next: "ambiguous", action: "search" },
    notReached: { next: "new", action: "withdraw" },
    answerLost: { next: "unanswered", action: "search" },
  },
  unanswered: {
    orderFound: { next: "placed", action: "complete" },
    noOrder: { next: "pending", action: "doubt" },
    unknown: { next: "pending", action: "doubt" },
  },
  ambiguous: {
    orderFound: { next: "placed", action: "complete" },
    noOrder: { next: "new", action: "reject" },
    unknown: { next: "pending", action: "doubt" },
  },
  pending: {
    submit: { next: "pending", action: "resolve" },
    inquire: { next: "pending", action: "resolve" },
    settle: { next: "pending", action: "resolveWithoutBrowser" },
    orderFound: { next: "placed", action: "complete" },
    noOrder: { next: "new", action: "reopen" },
    unknown: { next: "pending", action: "reportUnknown" },
  },
  placed: {
    submit: { next: "placed", action: "replay" },
    inquire: { next: "placed", action: "replay" },
    settle: { next: "placed", action: "replay" },
  },
};
