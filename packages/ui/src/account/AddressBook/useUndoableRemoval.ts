import type { ShopFailure, StoredAddress } from "@rewire/domain";
import { useState } from "react";
import type { FurtherAddressesProps } from "./FurtherAddresses.tsx";

/** Address that was removed last, and can be restored. */
interface RemovedAddress {
  readonly entry: StoredAddress;
  /** Id of the address that followed it. */
  readonly nextId: string | undefined;
  /** Whether the button that restores it receives the focus, because the pressed button has been removed. */
  readonly receivesFocus: boolean;
}

/**
 * Returns the address that was removed last, and functions that remove and restore an address. A restored address is
 * stored anew, in its former place.
 *
 * @param onRestored Called when an address has been restored, unless the focus has moved to another control.
 */
export function useUndoableRemoval(
  { onRemove, onSave }: Pick<FurtherAddressesProps, "onRemove" | "onSave">,
  onRestored: () => void,
) {
  const [removedAddress, setRemovedAddress] = useState<RemovedAddress | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const [failure, setFailure] = useState<ShopFailure | null>(null);

  const remove = async (entry: StoredAddress, nextId: string | undefined): Promise<ShopFailure | null> => {
    const hasFocusStayed = watchFocus();
    const removalFailure = await onRemove(entry.id);
    if (removalFailure) return removalFailure;
    setFailure(null);
    setRemovedAddress({ entry, nextId, receivesFocus: hasFocusStayed() });
    return null;
  };
  const restore = async () => {
    if (!removedAddress) return;
    const hasFocusStayed = watchFocus();
    setRestoring(true);
    setFailure(null);
    const restoringFailure = await onSave(null, removedAddress.entry.address, removedAddress.nextId);
    setRestoring(false);
    setFailure(restoringFailure);
    if (restoringFailure) return;
    // Another address may have been removed meanwhile, which can still be restored.
    setRemovedAddress((current) => (current === removedAddress ? null : current));
    if (hasFocusStayed()) onRestored();
  };
  return { removedAddress, isRestoring, failure, remove, restore };
}

/**
 * Returns a function that tells whether the focus is still where it is now, or nowhere because the focused control has
 * been removed. A customer who has gone on to another control stays there.
 */
export function watchFocus(): () => boolean {
  const focusedControl = document.activeElement;
  return () => document.activeElement === focusedControl || document.activeElement === document.body;
}
