import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { NavigationProgress } from "@rewire/ui/navigation-progress";

/** Time until the line is shown, in milliseconds; most pages are there before. */
const DELAY_MS = 300;

/** Shows a line at the top of the page while another page is being loaded, unless it is there within a moment. */
export function NavigationMonitor() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // Lists show by themselves that they are being sorted or filtered.
  const nextPage = location && location.pathname !== pathname ? location.key : null;
  const [slowPage, setSlowPage] = useState<string | null>(null);
  useEffect(() => {
    if (nextPage === null) return undefined;
    const timer = setTimeout(() => setSlowPage(nextPage), DELAY_MS);
    return () => clearTimeout(timer);
  }, [nextPage]);

  return nextPage !== null && slowPage === nextPage && <NavigationProgress />;
}
