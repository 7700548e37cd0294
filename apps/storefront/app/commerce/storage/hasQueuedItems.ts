import { CART_JOURNAL_KEY, createStoredValue } from "@rewire/data/stored-value";

// @chunk frame: read before the commerce code is loaded, which has the journal's own parser.

/** Whether the cart journal of this browser contains a change that waits to be sent. */
const queuedItems = createStoredValue({
  key: CART_JOURNAL_KEY,
  area: "local",
  parse: (text) => text?.includes('"isQueued":true') ?? false,
});

/** Returns whether a change of the cart waits in this browser to be sent to the shop. */
export const hasQueuedItems = queuedItems.read;
