import { createStoredValue } from "@rewire/data/stored-value";
import { createEmptyAddress, isRecord, type Address, type CheckoutDraft } from "@rewire/domain";

const isAddress = (value: unknown): value is Address =>
  isRecord(value) && Object.keys(createEmptyAddress("")).every((part) => typeof value[part] === "string");

/** Extracts the valid fields of a stored draft, which may originate from another version. */
function toDraft(parsedDraft: unknown): Partial<CheckoutDraft> {
  const draft: Partial<CheckoutDraft> = {};
  if (!isRecord(parsedDraft)) return draft;
  for (const name of ["email", "phone", "gateway", "note", "username"] as const) {
    const value = parsedDraft[name];
    if (typeof value === "string") draft[name] = value;
  }
  for (const name of ["billToSame", "createsAccount"] as const) {
    const value = parsedDraft[name];
    if (typeof value === "boolean") draft[name] = value;
  }
  for (const name of ["delivery", "billing"] as const) {
    const value = parsedDraft[name];
    if (isAddress(value)) draft[name] = value;
  }
  return draft;
}

/** Draft of this tab; stored in session storage, because later users of the browser must not see it. */
const draft = createStoredValue<Partial<CheckoutDraft>>({
  key: "rewire.checkoutDraft",
  area: "session",
  parse: (text) => toDraft(JSON.parse(text ?? "{}")),
});

/** Returns the form values stored before the page was reloaded. Invalid fields are omitted. */
export const readDraft = draft.read;

/** Stores the current form values. */
export const writeDraft: (values: CheckoutDraft) => void = draft.write;

/** Clears the draft after an order has been placed or the customer has logged out. */
export const clearDraft = draft.clear;
