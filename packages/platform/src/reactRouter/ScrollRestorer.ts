import { UNSAFE_useScrollRestoration } from "react-router";

/**
 * The browser's part of React Router's `ScrollRestoration`: restores the position of the page after a navigation. The
 * component also makes a script element out of HTML, which Trusted Types forbid (decision 28): that script stands in
 * the server's HTML alone.
 */
export function ScrollRestorer(): null {
  UNSAFE_useScrollRestoration();
  return null;
}
