import { useRef, type PointerEvent } from "react";

/** Minimum distance of a swipe, in CSS pixels. */
const SWIPE = 48;

interface PanningOptions {
  /** Whether the picture is larger than the viewport: a mouse drags it, touch scrolls it natively. */
  isLarge: boolean;
  /** Called after a swipe: 1 for the next picture, -1 for the previous one. */
  onSwipe: (by: 1 | -1) => void;
}

/** Returns pointer handlers for swiping between pictures and panning an enlarged picture. */
export function usePanning({ isLarge, onSwipe }: PanningOptions) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger indicates a pinch gesture, not a swipe.
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (isLarge && pointerType === "mouse" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current } = start;
      start.current = null;
      if (!current || isLarge) return;
      const distanceX = clientX - current.x;
      if (Math.abs(distanceX) > SWIPE && Math.abs(distanceX) > 2 * Math.abs(clientY - current.y))
        onSwipe(distanceX < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
