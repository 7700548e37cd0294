import { useRef, type PointerEvent } from "react";

/** As far as a finger must go to turn to the next picture, in CSS pixels. */
const SWIPE = 48;

interface PanningOptions {
  /** The picture is larger than its window: a mouse moves it about, fingers scroll it anyway. */
  isLarge: boolean;
  /** Turns to the next picture (1) or the one before (-1). */
  onSwipe: (by: 1 | -1) => void;
}

/** What a pointer does on an enlarged picture: swipe to the next as long as all of it is seen, else look around in it. */
export function usePanning({ isLarge, onSwipe }: PanningOptions) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger pinches, and is no swipe.
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (isLarge && pointerType === "mouse" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current } = start;
      start.current = null;
      if (!current || isLarge) return;
      const across = clientX - current.x;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(clientY - current.y))
        onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
