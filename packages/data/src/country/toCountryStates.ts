import type { CountryState } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";

/** Maps the states of a country, with names as plain text; empty where its addresses have none. */
export const toCountryStates = (list: readonly (CountryState | null)[] | null): readonly CountryState[] =>
  (list ?? []).flatMap((state) => (state ? [{ code: state.code, name: plainText(state.name) }] : []));
