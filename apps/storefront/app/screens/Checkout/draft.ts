import { emptyAddress, isRecord, type Address, type CheckoutDraft } from "@rewire/domain";

/** For this tab only: what somebody types into a checkout is nobody else's who uses the browser later. */
const KEY = "rewire.checkoutDraft";

const isAddress = (kept: unknown): kept is Address =>
  isRecord(kept) && Object.keys(emptyAddress("")).every((part) => typeof kept[part] === "string");

/** Takes over the fields that are what the form has; a draft of another version may hold others. */
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

/** What was typed before a reload; of a text that is not ours, what can be read. */
export function readDraft(): Partial<CheckoutDraft> {
  try {
    return toDraft(JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}"));
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
