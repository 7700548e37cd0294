import { createStoredValue } from "@rewire/data/stored-value";

// @chunk refusals: too small for a file of its own.

/** Time of the last log-out in this browser, in ms since 1970, by whose change other tabs learn of it; 0 for none. */
const lastLogOut = createStoredValue<number>({ key: "rewire.lastLogOut", area: "local", parse: Number });

/** Tells the other tabs of a log-out. A log-in that ends by itself is no log-out. */
export const announceLogOut = (): void => lastLogOut.write(Date.now());

/** Subscribes to log-outs in other tabs; returns the unsubscribe function. */
export const onLogOutInOtherTab = lastLogOut.onOtherTab;
