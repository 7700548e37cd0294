/** Countries whose addresses require a state, province or county. */
const countriesWithState: ReadonlySet<string> = new Set([
  "AR",
  "AU",
  "BR",
  "CA",
  "CL",
  "CN",
  "CO",
  "ES",
  "ID",
  "IE",
  "IN",
  "IT",
  "JP",
  "MX",
  "MY",
  "NG",
  "PE",
  "PH",
  "TH",
  "US",
  "VE",
  "ZA",
]);

/** Returns whether addresses in a country require a state. */
export const needsState = (country: string): boolean => countriesWithState.has(country);
