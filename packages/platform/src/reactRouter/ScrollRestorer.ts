import { UNSAFE_useScrollRestoration } from "react-router";

/**
 * Restores the scroll position after a navigation, like React Router's `ScrollRestoration`. Unlike that component, does
 * not create a script element in the browser, which Trusted Types would block. Only the server-rendered HTML contains
 * the script. See docs/decisions/0028-let-text-become-html-by-named-policies-alone.md.
 */
export function ScrollRestorer(): null {
  UNSAFE_useScrollRestoration();
  return null;
}
