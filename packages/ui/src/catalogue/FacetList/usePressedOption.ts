import type { FacetOption } from "@rewire/domain";
import { startTransition, useLayoutEffect, useRef, useState } from "react";

// @chunk list: used by every filter.

/**
 * Milliseconds after which the row of a pressed option is rendered although the list is still loading. A fast response
 * comes earlier, so that its products are rendered first.
 */
const RENDER_DELAY_MS = 100;

/**
 * Returns whether an option is shown as selected, and a function that shows the opposite when its row is pressed: at
 * once by the attribute that the styles read, and rendered later.
 */
export function usePressedOption(option: FacetOption): readonly [isSelected: boolean, press: (row: Element) => void] {
  const [pressedOption, setPressedOption] = useState<FacetOption | null>(null);
  const isSelected = (pressedOption === option) !== option.isSelected;
  const latestPress = useRef<{ readonly option: FacetOption; readonly row: Element }>(null);
  useLayoutEffect(() => {
    const { current: lastPress } = latestPress;
    if (!lastPress || lastPress.option === option) return;
    latestPress.current = null;
    // The response may leave the option as it was before the press, and React does not know the pressed attribute.
    markCurrent(lastPress.row, isSelected);
  });

  const press = (row: Element) => {
    latestPress.current = { option, row };
    markCurrent(row, !option.isSelected);
    setTimeout(() => startTransition(() => setPressedOption(option)), RENDER_DELAY_MS);
  };
  return [isSelected, press];
}

function markCurrent(row: Element, isCurrent: boolean): void {
  if (isCurrent) row.setAttribute("aria-current", "true");
  else row.removeAttribute("aria-current");
}
