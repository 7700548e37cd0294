import { useMemo, useSyncExternalStore } from "react";
import { listOwnedDevices, type OwnedDevices } from "@rewire/domain";
import { parseDeviceList } from "./changeDevices.ts";
import { storedDevices } from "./storedDevices.ts";

// @chunk devices: used by product pages and the page of devices.

/** The shopper's devices, and whether they are a copy of the devices of a customer's account. */
export interface OwnedDeviceState {
  readonly devices: OwnedDevices;
  readonly isInAccount: boolean;
}

/**
 * Returns the shopper's devices, latest first, and whether they are a copy of the devices of a customer's account. On
 * the server and during hydration, there are no devices.
 */
export function useOwnedDevices(): OwnedDeviceState {
  const text = useSyncExternalStore(storedDevices.onChange, storedDevices.read, () => "");
  return useMemo(() => {
    const { owner, devices } = parseDeviceList(text);
    return { devices: listOwnedDevices(devices), isInAccount: owner !== null };
  }, [text]);
}
