// @chunk frame: read by every page that is hydrated.
import { createStoredValue } from "@rewire/data/stored-value";

/** The shopper's devices as stored in this browser, in the text format of changeDevices.ts; "" if there are none. */
export const storedDevices = createStoredValue({
  key: "rewire.devices",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored text may contain devices. Does not parse the text. */
export const mayHaveDevices = (text: string): boolean => text.includes('"slug"');

/** Returns whether the stored devices are a copy of the devices of a customer's account. */
export const isAccountCopy = (text: string): boolean => /^\{"owner":\d/.test(text);
