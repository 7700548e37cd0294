import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { toValidChoice, type Choice, type ProductDetail } from "@rewire/domain";
import { runAfterPaint } from "@rewire/ui";

/** Selected options, with the URL parameters for which they apply. */
interface CurrentChoice {
  readonly address: string;
  readonly choice: Choice;
  /** URL parameters of the choices since then, oldest first; they may arrive after a later choice. */
  readonly pendingAddresses: readonly string[];
}

/**
 * Returns the selected options and a setter. Changes apply immediately and are stored in the URL after the next
 * frame, so that the selection can be shared and survives a reload. Until an option is selected, the shop's default applies.
 */
export function useChoice({ attributes, defaultValues }: ProductDetail): [Choice, (choice: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const latestChoice = useRef<Choice | null>(null);
  useEffect(() => () => void (latestChoice.current = null), []);
  const [currentChoice, setCurrentChoice] = useState<CurrentChoice>(() => ({
    address,
    choice: parseChoice(address),
    pendingAddresses: [],
  }));

  function parseChoice(query: string): Choice {
    const parsedChoice = toValidChoice(attributes, Object.fromEntries(new URLSearchParams(query)));
    return Object.keys(parsedChoice).length > 0 ? parsedChoice : toValidChoice(attributes, defaultValues);
  }

  // The URL may also change by a link to other options or the back button.
  if (currentChoice.address !== address) {
    const laterAddresses = listAfter(currentChoice.pendingAddresses, address);
    const choice = laterAddresses.length > 0 ? currentChoice.choice : parseChoice(address);
    setCurrentChoice({ address, choice, pendingAddresses: laterAddresses });
  }

  const selectOptions = (choice: Choice) => {
    const otherParameters = [...parameters].filter(
      ([name]) => !attributes.some((attribute) => attribute.name === name),
    );
    const next = new URLSearchParams([...otherParameters, ...Object.entries(choice)]);
    const nextAddress = next.toString();
    setCurrentChoice((current) => ({
      ...current,
      choice,
      pendingAddresses: nextAddress === current.address ? [] : [...current.pendingAddresses, nextAddress],
    }));
    latestChoice.current = choice;
    runAfterPaint(() => {
      // Neither an earlier choice nor one of a page that has been left.
      if (latestChoice.current === choice) setParameters(next, { replace: true, preventScrollReset: true });
    });
  };
  return [currentChoice.choice, selectOptions];
}

/** Returns the items after the last occurrence of the given one; none if it is not in the list. */
const listAfter = (items: readonly string[], item: string): readonly string[] =>
  items.includes(item) ? items.slice(items.lastIndexOf(item) + 1) : [];
