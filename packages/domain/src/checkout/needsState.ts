/** Countries whose addresses require a state, province or county. */
const COUNTRY_WITH_STATE_PATTERN = /^(?:A[RU]|BR|C[ALNO]|ES|I[DENT]|JP|M[XY]|NG|P[EH]|TH|US|VE|ZA)$/;

/** Returns whether addresses in a country require a state. */
export const needsState = (country: string): boolean => COUNTRY_WITH_STATE_PATTERN.test(country);
