import { useRef, useState } from "react";

export interface SingleFlight {
  /** Whether a request is pending. */
  isBusy: boolean;
  /** Marks the start of a request; returns false if one is pending already, in which case no other may be sent. */
  start: () => boolean;
  /** Marks the end of the request. */
  finish: () => void;
}

/** Returns a lock that prevents overlapping requests when a button is pressed repeatedly. */
export function useSingleFlight(): SingleFlight {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before React has rendered the first.
  const isPendingRef = useRef(false);

  return {
    isBusy,
    start: () => {
      if (isPendingRef.current) return false;
      isPendingRef.current = true;
      setBusy(true);
      return true;
    },
    finish: () => {
      isPendingRef.current = false;
      setBusy(false);
    },
  };
}
