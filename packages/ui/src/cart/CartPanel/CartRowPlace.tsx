import { useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { unfolding } from "../../primitives/Motion/unfolding.ts";

export interface CartRowPlaceProps {
  /** Called when the row is removed while it contains the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** The place of a line or of its undo line in the list: opens as it comes, closes as it goes, and is nobody's while it goes. */
export function CartRowPlace({ onFocusLost, children }: CartRowPlaceProps) {
  const isPresent = useIsPresent();
  const place = useRef<HTMLLIElement>(null);
  const handleFocusLost = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    if (!isPresent && place.current?.contains(document.activeElement)) handleFocusLost();
  }, [isPresent]);

  return (
    <m.li ref={place} inert={!isPresent} aria-hidden={!isPresent || undefined} {...unfolding}>
      {children}
    </m.li>
  );
}
