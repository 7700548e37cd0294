import type { Locale, Messages } from "@rewire/messages";
import { whenOnline } from "@rewire/ui";

/**
 * Makes a loader of words for React's `use`: the same promise for a language each time, which without a connection
 * waits for one. What could not be loaded is loaded again for who asks next.
 */
export function wordsWhenOnline(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const promises = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const promise = promises.get(locale) ?? whenOnline(() => load(locale));
    promises.set(locale, promise);
    promise.catch(() => promises.delete(locale));
    return promise;
  };
}
