import { createStoredValue } from "@rewire/data/stored-value";
import { createEmptyAddress, isRecord, type Address, type CheckoutDraft } from "@rewire/domain";

const isAddress = (value: unknown): value is Address =>
  isRecord(value) && Object.keys(createEmptyAddress("")).every((part) => typeof value[part] === "string");

/** Stored form values, with the id of the customer who was logged in last; without one, they are a guest's. */
export interface StoredDraft extends Partial<CheckoutDraft> {
  owner?: number;
}

/** Extracts the valid fields of a stored draft, which may originate from another version. */
function toDraft(parsedDraft: unknown): StoredDraft {
  const draft: StoredDraft = {};
  if (!isRecord(parsedDraft)) return draft;
  const { owner } = parsedDraft;
  if (typeof owner === "number") draft.owner = owner;
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
const draft = createStoredValue<StoredDraft>({
  key: "rewire.checkoutDraft",
  area: "session",
  parse: (text) => toDraft(JSON.parse(text ?? "{}")),
});

/** Returns the form values stored before the page was reloaded. Invalid fields are omitted. */
export const readDraft = draft.read;

/**
 * Stores the current form values.
 *
 * @param customerId Id of the customer; null for a guest, whose log-in may have ended.
 */
export function writeDraft(values: CheckoutDraft, customerId: number | null): void {
  const owner = customerId ?? draft.read().owner;
  draft.write({ ...values, ...(owner === undefined ? {} : { owner }) });
}

/** Returns the values of a draft; none if it is another customer's, who has used this tab before. */
export const selectDraft = ({ owner, ...values }: StoredDraft, customerId: number | null): Partial<CheckoutDraft> =>
  owner === undefined || customerId === null || owner === customerId ? values : {};

/** Clears the draft after an order has been placed or the customer has logged out. */
export const clearDraft = draft.clear;
