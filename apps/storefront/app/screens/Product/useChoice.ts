import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { toValidChoice, type Choice, type ProductDetail } from "@rewire/domain";
import { runAfterPaint } from "@rewire/ui";

/**
 * Returns the selected options and a setter. Changes apply immediately and are stored in the URL after the next
 * frame, so that the selection can be shared and survives a reload. Until an option is selected, the shop's default applies.
 */
export function useChoice({ attributes, defaultValues }: ProductDetail): [Choice, (choice: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const latestChoice = useRef<Choice | null>(null);
  useEffect(() => () => void (latestChoice.current = null), []);
  const [currentChoice, setCurrentChoice] = useState({ address, choice: parseChoice(address) });

  function parseChoice(query: string): Choice {
    const parsedChoice = toValidChoice(attributes, Object.fromEntries(new URLSearchParams(query)));
    return Object.keys(parsedChoice).length > 0 ? parsedChoice : toValidChoice(attributes, defaultValues);
  }

  // The URL may also change by a link to other options or the back button.
  if (currentChoice.address !== address) setCurrentChoice({ address, choice: parseChoice(address) });

  const selectOptions = (choice: Choice) => {
    const otherParameters = [...parameters].filter(
      ([name]) => !attributes.some((attribute) => attribute.name === name),
    );
    const next = new URLSearchParams([...otherParameters, ...Object.entries(choice)]);
    setCurrentChoice({ address, choice });
    latestChoice.current = choice;
    runAfterPaint(() => {
      // Neither an earlier choice nor one of a page that has been left.
      if (latestChoice.current === choice) setParameters(next, { replace: true, preventScrollReset: true });
    });
  };
  return [currentChoice.choice, selectOptions];
}
