import { createEmptyAddress, type Address, type ShopFailure } from "@rewire/domain";
import { useState } from "react";
import { hasDraft } from "../../patterns/rules/useFormDraft.ts";
import { toEditorValues } from "./AddressEditor.tsx";
import type { FurtherAddressesProps } from "./FurtherAddresses.tsx";

/** Temporary id of a new address; no stored address has it. */
export const NEW_ID = "new";

/** Props of a form in a list of which one form at most is open. */
interface OpenFormProps {
  isOpen: boolean;
  /** Whether the form was opened because of stored text: then it does not receive the focus. */
  isReopened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSave: (address: Address) => Promise<ShopFailure | null>;
}

/** Props of the form of an address in the list. */
export interface AddressListFormProps
  extends Pick<FurtherAddressesProps, "countries" | "states" | "onCountryChange" | "openDraft">, OpenFormProps {}

/**
 * Returns a function that returns the props of an address's form by the id of the address. The first form with text
 * that has not been saved is open when the list appears; that of a new address only if it can be added.
 */
export function useOpenForm({ state, isFull, defaultCountry, onSave, openDraft }: FurtherAddressesProps) {
  const [form, setForm] = useState<{ readonly id: string | null; readonly isReopened: boolean } | null>(null);
  if (form === null && state.kind === "ready") {
    const newEntries = isFull ? [] : [{ id: NEW_ID, address: createEmptyAddress(defaultCountry) }];
    const entries = [...state.items, ...newEntries];
    const entryWithText = entries.find(({ id, address }) => hasDraft(openDraft?.(id), toEditorValues(address)));
    setForm({ id: entryWithText?.id ?? null, isReopened: entryWithText !== undefined });
  }
  const open = (id: string | null) => setForm({ id, isReopened: false });
  return (id: string): OpenFormProps => ({
    isOpen: form?.id === id,
    isReopened: form?.isReopened ?? false,
    onOpen: () => open(id),
    onClose: () => open(null),
    onSave: async (address) => {
      const failure = await onSave(id === NEW_ID ? null : id, address);
      if (!failure) open(null);
      return failure;
    },
  });
}
