import { configure } from "storybook/test";
import { closeCommerceClient, discardCommerceClient } from "../commerce/commerceClient.ts";
import { writeViewer } from "../commerce/viewer.ts";

/**
 * Makes a story begin as somebody's first visit: nothing known of the shop, nothing kept by the browser.
 * Events reach React as a browser sends them: Storybook wraps each in `act`, and a part that comes late in the middle
 * of one (`use`, `lazy`) is never rendered.
 */
export function startAnew(): () => void {
  discardCommerceClient();
  writeViewer(undefined);
  // A page that starts afresh would take the story along: here it has just done so.
  document.cookie = "reloadCount=1; Path=/; SameSite=Lax";
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith("rewire.")) storage.removeItem(key);
  }
  let before: Parameters<typeof configure>[0] = {};
  configure((current) => {
    before = { ...current };
    return { eventWrapper: (send) => send() };
  });
  return () => {
    configure(before);
    // What a story still asks after its end would be asked of the next one's shop.
    closeCommerceClient();
  };
}
