import { useMemo, useSyncExternalStore } from "react";
import { listOwnedDevices, type OwnedDevices } from "@rewire/domain";
import { parseDeviceList } from "./changeDevices.ts";
import { storedDevices } from "./storedDevices.ts";

/** Devices of the shopper, and whether they are a copy of an account's. */
export interface OwnedDeviceState {
  readonly devices: OwnedDevices;
  readonly isInAccount: boolean;
}

/**
 * Returns the shopper's devices, latest first, and whether they are a copy of an account's; no devices on the server
 * and during hydration.
 */
export function useOwnedDevices(): OwnedDeviceState {
  const text = useSyncExternalStore(storedDevices.onChange, storedDevices.read, () => "");
  return useMemo(() => {
    const { owner, devices } = parseDeviceList(text);
    return { devices: listOwnedDevices(devices), isInAccount: owner !== null };
  }, [text]);
}
