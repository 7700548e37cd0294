import type { Locale, Messages } from "@rewire/messages";
import { loadWhenOnline } from "@rewire/ui";

/**
 * Creates a message loader that returns the same promise for each language, as React's `use` requires. The loader waits
 * for a connection while the browser is offline. After a failure, the next call loads the messages again.
 */
export function createOnlineMessageLoader(
  load: (locale: Locale) => Promise<Messages>,
): (locale: Locale) => Promise<Messages> {
  const promises = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const promise = promises.get(locale) ?? loadWhenOnline(() => load(locale));
    promises.set(locale, promise);
    promise.catch(() => promises.delete(locale));
    return promise;
  };
}
