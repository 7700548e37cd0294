import type { CountryState } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";

/**
 * Maps the states of a country and decodes their names to plain text. The result is empty for a country without states.
 */
export const toCountryStates = (list: readonly (CountryState | null)[] | null): readonly CountryState[] =>
  (list ?? []).flatMap((state) => (state ? [{ code: state.code, name: toPlainText(state.name) }] : []));
