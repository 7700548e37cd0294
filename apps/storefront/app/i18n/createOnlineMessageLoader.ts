import type { Locale, Messages } from "@rewire/messages";
import { loadWhenOnline } from "@rewire/ui";

/**
 * Creates a message loader for React's `use`: it returns the same promise for each language, and waits for a connection
 * while offline. After a failure, the next call loads again.
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
