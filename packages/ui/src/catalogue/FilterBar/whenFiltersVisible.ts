import { breakpoints } from "../../theme/tokens/spacing.ts";

/**
 * Resolves when the bar's filters can be seen. Narrow pages hold them for readers without JavaScript only, behind a link
 * to `#filters`; all others have the sheet there, and taking over what stays hidden was a third of a list's work.
 */
export function whenFiltersVisible(): Promise<void> {
  if (typeof window === "undefined") return Promise.resolve();
  const wide = window.matchMedia(`(min-width: ${breakpoints.lg})`);
  return new Promise((resolve) => {
    const resolveIfVisible = () => {
      if (!wide.matches && window.location.hash !== "#filters") return;
      wide.removeEventListener("change", resolveIfVisible);
      window.removeEventListener("hashchange", resolveIfVisible);
      resolve();
    };
    wide.addEventListener("change", resolveIfVisible);
    window.addEventListener("hashchange", resolveIfVisible);
    resolveIfVisible();
  });
}
