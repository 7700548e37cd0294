import type { Locale, Messages } from "@rewire/messages";
import { whenOnline } from "@rewire/ui";

/**
 * Creates a message loader for React's `use`: the loader returns the same promise per language, which waits for a
 * connection when offline. After a failure, the next call retries.
 */
export function loadWhenOnline(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const promises = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const promise = promises.get(locale) ?? whenOnline(() => load(locale));
    promises.set(locale, promise);
    promise.catch(() => promises.delete(locale));
    return promise;
  };
}
