import { useState } from "react";
import type { TotalsNoticeProps } from "./TotalsNotice.tsx";

/** Returns the notice from the moment on when it has something to say; undefined before. */
export function useTotalsNotice(notice: TotalsNoticeProps | undefined): TotalsNoticeProps | undefined {
  const isNeeded = notice !== undefined && notice.state !== "current";
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? notice : undefined;
}
