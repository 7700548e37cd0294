import { emptyAddress, isRecord, type Address, type CheckoutDraft } from "@rewire/domain";

/** Session storage key: drafts of a tab must not be visible to later users of the browser. */
const KEY = "rewire.checkoutDraft";

const isAddress = (kept: unknown): kept is Address =>
  isRecord(kept) && Object.keys(emptyAddress("")).every((part) => typeof kept[part] === "string");

/** Extracts the valid fields; a draft of another version may have others. */
function toDraft(kept: unknown): Partial<CheckoutDraft> {
  const draft: Partial<CheckoutDraft> = {};
  if (!isRecord(kept)) return draft;
  for (const name of ["email", "phone", "gateway", "note", "username"] as const) {
    const value = kept[name];
    if (typeof value === "string") draft[name] = value;
  }
  for (const name of ["billToSame", "createsAccount"] as const) {
    const value = kept[name];
    if (typeof value === "boolean") draft[name] = value;
  }
  for (const name of ["delivery", "billing"] as const) {
    const value = kept[name];
    if (isAddress(value)) draft[name] = value;
  }
  return draft;
}

/** Returns the form values from before a reload; for an invalid draft, its valid fields. */
export function readDraft(): Partial<CheckoutDraft> {
  try {
    return toDraft(JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Stores the current form values. */
export function writeDraft(values: CheckoutDraft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Without storage, the form still works, but loses its values on reload.
  }
}

/** Clears the draft after an order or a log-out. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, there is no draft.
  }
}
