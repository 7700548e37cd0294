import type { CountryState } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";

/** Maps the states of a country, with names as plain text; empty for a country whose addresses have no state. */
export const toCountryStates = (list: readonly (CountryState | null)[] | null): readonly CountryState[] =>
  (list ?? []).flatMap((state) => (state ? [{ code: state.code, name: toPlainText(state.name) }] : []));
