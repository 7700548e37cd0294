import { breakpoints } from "../../theme/tokens/spacing.ts";

/**
 * Resolves when the filters of the bar can become visible. On narrow pages they are shown only without JavaScript,
 * behind a link to `#filters`; otherwise the sheet replaces them, and hydrating the hidden bar took a third of a list's
 * hydration time.
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
