import { UNSAFE_useScrollRestoration } from "react-router";

/**
 * Restores the scroll position after a navigation, like React Router's `ScrollRestoration`. React Router's component
 * also creates a script element from HTML, which Trusted Types forbid (decision 28), so only server-rendered HTML
 * contains that script.
 */
export function ScrollRestorer(): null {
  UNSAFE_useScrollRestoration();
  return null;
}
