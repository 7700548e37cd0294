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

const emptyGuestList: DeviceList = { owner: null, devices: [] };

/** Parses stored devices. Returns a guest's empty list if the text is invalid. */
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

/** Serialises devices for storage. */
export const stringifyDeviceList = ({ owner, devices }: DeviceList): string =>
  `{"owner":${owner},"devices":${stringifyDevices(devices)}}`;

/**
 * Adds a device to the shopper's devices, or removes it.
 * @returns Whether anything was changed: no device is added beyond `MAX_OWNED_DEVICES`.
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
 * Replaces the stored devices with those of an account. Stored devices of a guest or of the same account are merged
 * into them.
 */
export function adoptDevices({ owner, devices }: DeviceList): void {
  const localList = parseDeviceList(storedDevices.read());
  const mergedDevices =
    localList.owner === null ? mergeGuestDevices(devices, localList.devices) : mergeDevices(devices, localList.devices);
  const isSameOwner = localList.owner === null || localList.owner === owner;
  storedDevices.write(stringifyDeviceList({ owner, devices: isSameOwner ? mergedDevices : devices }));
}

/** Clears a customer's devices from this browser after log-out; the account keeps them. */
export function clearAccountDevices(): void {
  if (isAccountCopy(storedDevices.read())) storedDevices.clear();
}
