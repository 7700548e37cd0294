/** Local storage key of the country that was selected on a product page. */
const KEY = "rewire.country";

/** Returns the selected country; null if none is stored. */
export function readCountry(): string | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept !== null && /^[A-Z]{2}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a country for other products. */
export function writeCountry(country: string): void {
  try {
    window.localStorage.setItem(KEY, country);
  } catch {
    // Without storage, the country is selected again on the next page.
  }
}
