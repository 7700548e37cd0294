import {
  addDevice,
  hasDevice,
  isRecord,
  mergeDevices,
  mergeGuestDevices,
  parseDevices,
  removeDevice,
  stringifyDevices,
  type FitDevice,
  type OwnedDevices,
} from "@rewire/domain";
import type { DeviceList } from "@rewire/data";
import { isAccountCopy, storedDevices } from "./storedDevices.ts";

// @chunk devices: used by everything that reads or changes the devices.

const emptyGuestList: DeviceList = { owner: null, devices: [] };

/** Parses stored devices. Returns a list without devices or owner if the text is invalid. */
export function parseDeviceList(text: string): DeviceList {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return emptyGuestList;
    const { owner, devices } = value;
    return { owner: typeof owner === "number" ? owner : null, devices: parseDevices(JSON.stringify(devices)) };
  } catch {
    return emptyGuestList;
  }
}

/** Serialises a device list for storage. */
export const stringifyDeviceList = ({ owner, devices }: DeviceList): string =>
  `{"owner":${owner},"devices":${stringifyDevices(devices)}}`;

/**
 * Adds a device to the shopper's devices, or removes a device that is already in the list.
 * @returns false if the list already has `MAX_OWNED_DEVICES` devices, so that the device could not be added.
 */
export function toggleDevice(device: FitDevice): boolean {
  const { owner, devices } = parseDeviceList(storedDevices.read());
  const changedDevices: OwnedDevices = hasDevice(devices, device.slug)
    ? removeDevice(devices, device.slug, Date.now())
    : addDevice(devices, device, Date.now());
  if (changedDevices === devices) return false;
  storedDevices.write(stringifyDeviceList({ owner, devices: changedDevices }));
  return true;
}

/**
 * Stores the devices of an account in this browser. Devices stored by a guest or by the same customer are merged with
 * the account's devices; those of another customer are discarded.
 */
export function adoptDevices({ owner, devices }: DeviceList): void {
  const localList = parseDeviceList(storedDevices.read());
  const mergedDevices =
    localList.owner === null ? mergeGuestDevices(devices, localList.devices) : mergeDevices(devices, localList.devices);
  const isSameOwner = localList.owner === null || localList.owner === owner;
  storedDevices.write(stringifyDeviceList({ owner, devices: isSameOwner ? mergedDevices : devices }));
}

/** Clears a customer's devices from this browser after log-out. The devices stored in the account are unaffected. */
export function clearAccountDevices(): void {
  if (isAccountCopy(storedDevices.read())) storedDevices.clear();
}
