/** Reasons for a return, from which customers select one. A withdrawal needs no reason. */
export const returnReasons = ["dislike", "wrongItem", "faulty", "late", "other"] as const;

/** Reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** Way of returning goods: in a parcel with a return label, or in person at the counter. */
export type ReturnMethod = "label" | "counter";

/**
 * States of a withdrawal or a return, in chronological order; `refused` is an alternative final state. The shop's staff
 * set the state in the order's field `return_status`.
 */
export const returnStates = ["announced", "received", "refunded", "refused"] as const;

/** State of a withdrawal or a return. */
export type ReturnState = (typeof returnStates)[number];
