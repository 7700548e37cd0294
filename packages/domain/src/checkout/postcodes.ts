/**
 * Countries whose addresses need no postcode, as in postcode-validator, and no country at all: the form needs them before
 * the library is loaded. They are fewer than the others. A test compares them with the library.
 */
const COUNTRY_WITHOUT_POSTCODE_PATTERN =
  /^(?:|A[EGNOQW]|B[BFHIJOQSUVWZ]|C[DFGIMPQW]|D[DGJMY]|E[ACRUZ]|F[JX]|G[ADHMQY]|H[KNV]|IC|JM|K[IMNP]|L[BCY]|M[LORSUW]|N[GHIRU]|PS|Q[AO]|R[HW]|S[BCLRSTUXY]|T[DFGKLOPTV]|U[GN]|V[DU]|WS|X[AB]|Y[DE]|Z[RWZ])$/;

/** Returns whether addresses in a country require a postcode. */
export const needsPostcode = (country: string): boolean => !COUNTRY_WITHOUT_POSTCODE_PATTERN.test(country);
