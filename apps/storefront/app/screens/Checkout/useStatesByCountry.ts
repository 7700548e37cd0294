import { useState } from "react";
import { useCountryStates } from "@rewire/data";
import type { CountryState } from "@rewire/domain";

type StatesByCountry = Readonly<Record<string, readonly CountryState[]>>;

/**
 * Returns the states or provinces of each country selected so far, and a function that requests them for another
 * country. Only one request is sent at a time.
 */
export function useStatesByCountry(initialCountry: string): {
  states: StatesByCountry;
  requestStates: (country: string) => void;
} {
  const [countries, setCountries] = useState<readonly string[]>([initialCountry]);
  const [states, setStates] = useState<StatesByCountry>({});
  const country = countries.find((candidate) => !states[candidate]) ?? initialCountry;
  const response = useCountryStates(country);

  // A country whose states cannot be loaded gets a text field.
  if (response.kind !== "loading" && !states[country])
    setStates({ ...states, [country]: response.kind === "ready" ? response.states : [] });

  const requestStates = (next: string) =>
    setCountries((selectedCountries) =>
      selectedCountries.includes(next) ? selectedCountries : [...selectedCountries, next],
    );
  return { states, requestStates };
}
