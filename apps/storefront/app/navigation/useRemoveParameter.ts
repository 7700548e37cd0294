import { useEffect } from "react";

/**
 * Removes a parameter from the address of the page once the page is shown, such as the outcome of the form that led to
 * it: neither a reload nor a link that is kept repeats what was true then. The router keeps the parameter, so that a
 * change of the language shows the outcome in the other one.
 */
export function useRemoveParameter(name: string): void {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    window.history.replaceState(window.history.state, "", url);
  }, [name]);
}
