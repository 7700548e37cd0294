import { useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { expandMotion } from "../../primitives/Motion/expandMotion.ts";

export interface AnimatedCartRowProps {
  /** Called when the row is removed while it contains the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/**
 * Animated list item for a cart line or its undo line. It expands when added and collapses when removed; while it
 * collapses, it cannot be used.
 */
export function AnimatedCartRow({ onFocusLost, children }: AnimatedCartRowProps) {
  const isPresent = useIsPresent();
  const listItem = useRef<HTMLLIElement>(null);
  const handleFocusLost = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    if (!isPresent && listItem.current?.contains(document.activeElement)) handleFocusLost();
  }, [isPresent]);

  return (
    <m.li ref={listItem} inert={!isPresent} aria-hidden={!isPresent || undefined} {...expandMotion}>
      {children}
    </m.li>
  );
}
