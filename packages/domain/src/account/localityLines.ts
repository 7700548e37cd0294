import type { Address, CountryState } from "./address.ts";

/** City, postcode and state of an address, as printed. */
interface Locality {
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
}

/** Layout of the lines below the street, in a country whose addresses name the state. */
interface LocalityLayout {
  /** Whether the state is printed as its code, such as "CA"; otherwise as its name. */
  readonly usesCode: boolean;
  readonly toLines: (locality: Locality) => readonly string[];
}

const join = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

const afterPostcodeAndCity: LocalityLayout = {
  usesCode: false,
  toLines: ({ city, postcode, state }) => [join([postcode, city], " "), state],
};
const beforePostcode: LocalityLayout = {
  usesCode: false,
  toLines: ({ city, postcode, state }) => [city, join([state, postcode], " ")],
};
const betweenCityAndPostcode: LocalityLayout = {
  usesCode: true,
  toLines: ({ city, postcode, state }) => [join([city, state, postcode], " ")],
};

const layouts: Readonly<Record<string, LocalityLayout>> = {
  ...Object.fromEntries(
    ["AR", "CL", "CN", "CO", "ES", "MX", "MY", "NG", "PE", "PH", "VE"].map((country) => [
      country,
      afterPostcodeAndCity,
    ]),
  ),
  ...Object.fromEntries(["ID", "IE", "IN", "JP", "TH", "ZA"].map((country) => [country, beforePostcode])),
  AU: betweenCityAndPostcode,
  BR: { usesCode: true, toLines: ({ city, postcode, state }) => [join([city, state], " - "), postcode] },
  CA: betweenCityAndPostcode,
  IT: { usesCode: true, toLines: ({ city, postcode, state }) => [join([postcode, city, state], " ")] },
  US: {
    usesCode: true,
    toLines: ({ city, postcode, state }) => [join([city, join([state, postcode], " ")], ", ")],
  },
};

/** Code of a state, which only a computer reads: "B", "JP13", "CO-DC"; not a name in capitals, such as "DUBLIN". */
const CODE_PATTERN = /^(?:[A-Z]{1,3}|(?=.*[\d-])[A-Z]{0,3}-?[A-Z0-9]{1,4})$/;

/** Returns whether addresses in a country are printed with the name of the state, for which its states are needed. */
export const printsStateName = (country: string): boolean => layouts[country]?.usesCode === false;

/**
 * Returns the lines of an address that name city, postcode and, in countries whose addresses have one, the state.
 * @param states States of the country, for addresses without the name of the state. Without both, a state that is printed
 * by its name is omitted if it is a code; the postcode names it too.
 */
export function listLocalityLines(
  { city, postcode, state, stateName, country }: Pick<Address, "city" | "postcode" | "state" | "stateName" | "country">,
  states: readonly CountryState[] = [],
): readonly string[] {
  const layout = layouts[country];
  if (!layout) return [join([postcode, city], " ")].filter(Boolean);
  const knownName = stateName ?? states.find(({ code }) => code === state)?.name;
  const name = knownName ?? (CODE_PATTERN.test(state) ? "" : state);
  // "28013 Madrid" is in Madrid.
  const printedState = layout.usesCode ? state : name === city ? "" : name;
  return layout.toLines({ city, postcode, state: printedState }).filter(Boolean);
}
