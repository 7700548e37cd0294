import { createStoredValue } from "@rewire/data/stored-value";

/** Country of delivery selected on a product page; null if none is stored. */
const country = createStoredValue<string | null>({
  key: "rewire.country",
  area: "local",
  parse: (text) => (text !== null && /^[A-Z]{2}$/.test(text) ? text : null),
  print: (code) => code,
});

/** Returns the stored delivery country; null if none is stored. */
export const readCountry = country.read;

/** Stores the selected delivery country for all product pages. */
export const writeCountry: (code: string) => void = country.write;
