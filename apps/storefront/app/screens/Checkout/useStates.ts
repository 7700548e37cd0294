import { useState } from "react";
import { useCountryStates } from "@rewire/data";
import type { CountryState } from "@rewire/domain";

type StatesByCountry = Readonly<Record<string, readonly CountryState[]>>;

/** The states of every country that was chosen so far, asked one after another. */
export function useStates(firstCountry: string): { states: StatesByCountry; askStates: (country: string) => void } {
  const [country, askStates] = useState(firstCountry);
  const [states, setStates] = useState<StatesByCountry>({});
  const answer = useCountryStates(country);

  // A country whose states cannot be had is asked for in free text.
  if (answer.kind !== "loading" && !states[country]) setStates({ ...states, [country]: answer.kind === "ready" ? answer.states : [] });

  return { states, askStates };
}
