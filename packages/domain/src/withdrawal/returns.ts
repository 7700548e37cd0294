/** Reasons for a return that customers choose from; a withdrawal needs none. */
export const returnReasons = ["dislike", "wrongItem", "faulty", "late", "other"] as const;

/** Reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** Method of sending goods back: in a parcel with a label, or in person at the counter. */
export type ReturnMethod = "label" | "counter";

/**
 * States of a withdrawal or a return, in sequence; `refused` is the alternative final state. Staff set them in the
 * order's field `return_status`.
 */
export const returnStates = ["announced", "received", "refunded", "refused"] as const;

/** State of a withdrawal or a return. */
export type ReturnState = (typeof returnStates)[number];
