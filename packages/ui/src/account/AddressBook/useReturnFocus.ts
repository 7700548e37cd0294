import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `moveFocus` when a form that had the focus has been closed, so that the focus is not lost with the form. Where
 * another form has the focus already, it keeps it.
 */
export function useReturnFocus(isOpen: boolean, moveFocus: () => void): void {
  const wasOpen = useRef(isOpen);
  const onClose = useEffectEvent(moveFocus);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) onClose();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
