// @chunk frame: read by every page that is hydrated.
import { createStoredValue } from "@rewire/data/stored-value";

/** Devices of the shopper, stored in this browser as text in the format of changeDevices.ts; "" for none. */
export const storedDevices = createStoredValue({
  key: "rewire.devices",
  area: "local",
  parse: (text) => text ?? "",
  print: String,
});

/** Returns whether a stored text may contain devices, without parsing it. */
export const mayHaveDevices = (text: string): boolean => text.includes('"slug"');

/** Returns whether stored devices are a copy of an account's. */
export const isAccountCopy = (text: string): boolean => /^\{"owner":\d/.test(text);
