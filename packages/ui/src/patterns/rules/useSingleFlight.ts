import { useRef, useState } from "react";

export interface SingleFlight {
  /** Whether a request is under way. */
  isBusy: boolean;
  /** Marks the start of a request; false if one is under way already, which must not be followed by another. */
  start: () => boolean;
  /** Marks the end of the request. */
  finish: () => void;
}

/** Lock for requests that must not overlap, however often their button is pressed. */
export function useSingleFlight(): SingleFlight {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before React has rendered the first.
  const isUnderWay = useRef(false);

  return {
    isBusy,
    start: () => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setBusy(true);
      return true;
    },
    finish: () => {
      isUnderWay.current = false;
      setBusy(false);
    },
  };
}
