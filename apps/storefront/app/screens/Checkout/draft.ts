import type { CheckoutDraft } from "@rewire/ui/checkout";

/** For this tab only: what somebody types into a checkout is nobody else's who uses the browser later. */
const KEY = "rewire.checkoutDraft";

/** What was typed before a reload. */
export function readDraft(): Partial<CheckoutDraft> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}") as Partial<CheckoutDraft>;
  } catch {
    return {};
  }
}

/** Keeps what has been typed so far. */
export function writeDraft(values: CheckoutDraft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: the form still works, it only forgets on reload.
  }
}

/** Forgets it once the order is placed, or somebody logs out. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
