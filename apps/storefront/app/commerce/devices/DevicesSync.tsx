import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAccountDevices } from "@rewire/data";
import { adoptDevices, clearAccountDevices, parseDeviceList, stringifyDeviceList } from "./changeDevices.ts";
import { storedDevices } from "./storedDevices.ts";

/** Delay in milliseconds for batching changes to the account. */
const BATCH_DELAY_MS = 300;

/**
 * Synchronises this browser's devices with the account's while a customer is logged in: merges a guest's at log-in,
 * uploads every change, and clears them after log-out. Renders nothing.
 */
export default function DevicesSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { mergeIntoAccountDevices } = useAccountDevices();
  const text = useSyncExternalStore(storedDevices.onChange, storedDevices.read, () => "");
  const lastMergedText = useRef<string | null>(null);

  useEffect(() => {
    if (!isLoggedIn) {
      lastMergedText.current = null;
      clearAccountDevices();
      return undefined;
    }
    if (text === lastMergedText.current) return undefined;
    let isCurrent = true;
    const mergeIntoAccount = async () => {
      const result = await mergeIntoAccountDevices(parseDeviceList(text));
      // Unsaved changes are kept in this browser and sent with the next change or page load.
      if (!isCurrent || !result.ok) return;
      lastMergedText.current = stringifyDeviceList(result.value);
      adoptDevices(result.value);
    };
    const timer = setTimeout(() => void mergeIntoAccount(), lastMergedText.current === null ? 0 : BATCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLoggedIn, text, mergeIntoAccountDevices]);

  return null;
}
