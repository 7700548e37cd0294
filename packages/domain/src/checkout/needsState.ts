/** Countries whose addresses name a state, province or county; elsewhere the post does without. */
const withState: ReadonlySet<string> = new Set([
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

/** Returns whether addresses of the country require a state. */
export const needsState = (country: string): boolean => withState.has(country);
