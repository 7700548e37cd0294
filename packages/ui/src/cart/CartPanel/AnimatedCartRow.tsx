import { useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { expandMotion } from "../../primitives/Motion/expandMotion.ts";

export interface AnimatedCartRowProps {
  /** Called when the row is removed while it contains the focus. */
  onFocusLost: () => void;
  /** Key of the cart line that the row shows; undefined for an undo line. */
  lineKey: string | undefined;
  children: ReactNode;
}

/**
 * Animated list item for a cart line or its undo line. It expands when added and collapses when removed; while it
 * collapses, it cannot be used.
 */
export function AnimatedCartRow({ onFocusLost, lineKey, children }: AnimatedCartRowProps) {
  const isPresent = useIsPresent();
  const listItem = useRef<HTMLLIElement>(null);
  const handleFocusLost = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    if (!isPresent && listItem.current?.contains(document.activeElement)) handleFocusLost();
  }, [isPresent]);

  return (
    <m.li ref={listItem} data-line={lineKey} inert={!isPresent} aria-hidden={!isPresent || undefined} {...expandMotion}>
      {children}
    </m.li>
  );
}
