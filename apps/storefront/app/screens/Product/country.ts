/** Where this browser keeps the country that a shopper has named on a product page. */
const KEY = "rewire.country";

/** The country that was named before; null where none was. */
export function readCountry(): string | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept !== null && /^[A-Z]{2}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a country for the next product. */
export function writeCountry(country: string): void {
  try {
    window.localStorage.setItem(KEY, country);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}
