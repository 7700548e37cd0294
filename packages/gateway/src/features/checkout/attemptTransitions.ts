/** The states of an attempt to buy; decision 43 draws them. */
export const attemptStates = [
  /** Nothing was sent, or no order came of it. */
  "new",
  /** Cart, payment and places at the desk are being checked. */
  "checking",
  /** Stored, and sent to the shop by this request. */
  "sent",
  /** The shop's answer was lost on its way. */
  "unanswered",
  /** The shop's answer neither confirms an order nor refuses it. */
  "ambiguous",
  /** Stored as sent, and left open by an earlier request or by this one. */
  "pending",
  /** The order stands. */
  "placed",
] as const;

export type AttemptState = (typeof attemptStates)[number];

/** The events that an attempt may meet. */
export const attemptEvents = [
  // Commands: a browser's order, its question for the outcome, and the settlement of a card payment.
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

/** The commands that begin a run. */
export type AttemptCommand = Extract<AttemptEvent, "submit" | "inquire" | "settle">;

/** The actions that a transition runs; `AttemptActions` says what each does. */
export type AttemptAction =
  | "check"
  | "send"
  | "search"
  | "resolve"
  | "resolveUnattended"
  | "complete"
  | "reject"
  | "decline"
  | "withdraw"
  | "doubt"
  | "fail"
  | "reopen"
  | "reportNone"
  | "reportUnknown"
  | "replay";

/** The state that follows, and the action that is run on the way there. */
export interface AttemptTransition {
  readonly next: AttemptState;
  readonly action: AttemptAction;
}

type TransitionTable = Readonly<Record<AttemptState, Readonly<Partial<Record<AttemptEvent, AttemptTransition>>>>>;

/** All transitions of an attempt. An event that has no cell here is a bug. */
export const attemptTransitions: TransitionTable = {
  new: {
    submit: { next: "checking", action: "check" },
    inquire: { next: "new", action: "reportNone" },
    settle: { next: "new", action: "reportNone" },
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
    unknown: { next: "pending", action: "fail" },
  },
  pending: {
    submit: { next: "pending", action: "resolve" },
    inquire: { next: "pending", action: "resolve" },
    settle: { next: "pending", action: "resolveUnattended" },
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
