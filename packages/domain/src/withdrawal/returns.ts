/** Reasons for a return that customers choose from; a withdrawal needs none. */
export const returnReasons = ["dislike", "wrongItem", "faulty", "late", "other"] as const;

/** Reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** Way in which goods come back: in a parcel with a label, or over the counter. */
export type ReturnMethod = "label" | "counter";

/**
 * States of a withdrawal or a return, in sequence. Staff set them in the order's field `return_status`; `refused` is
 * the other end.
 */
export const returnStates = ["announced", "received", "refunded", "refused"] as const;

/** State of a withdrawal or a return. */
export type ReturnState = (typeof returnStates)[number];
