import { useRef, type PointerEvent } from "react";

/** Minimum distance of a swipe, in CSS pixels. */
const MIN_SWIPE_DISTANCE = 48;

interface PanningOptions {
  /** Whether the picture is larger than the viewport: a mouse drags it, touch scrolls it natively. */
  isEnlarged: boolean;
  /** Called after a swipe: 1 for the next picture, -1 for the previous one. */
  onSwipe: (by: 1 | -1) => void;
}

/** Returns pointer handlers for swiping between pictures and for panning an enlarged picture. */
export function usePanning({ isEnlarged, onSwipe }: PanningOptions) {
  const startRef = useRef<{ readonly x: number; readonly y: number } | null>(null);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger indicates a pinch gesture, not a swipe.
      startRef.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (isEnlarged && pointerType === "mouse" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current: startPoint } = startRef;
      startRef.current = null;
      if (!startPoint || isEnlarged) return;
      const distanceX = clientX - startPoint.x;
      if (Math.abs(distanceX) > MIN_SWIPE_DISTANCE && Math.abs(distanceX) > 2 * Math.abs(clientY - startPoint.y))
        onSwipe(distanceX < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startRef.current = null;
    },
  };
}
