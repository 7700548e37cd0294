import type { DeviceFamily } from "../repair/index.ts";

/** Device that products can fit: its slug, name and kind. */
export interface FitDevice {
  /** Term of the attribute that names compatible devices. */
  readonly slug: string;
  readonly name: string;
  /** Kind of device; `other` where the shop does not say. */
  readonly family: DeviceFamily;
}

/**
 * Device of a shopper. Removed devices are stored for 90 days, so that merging with another browser's list does not
 * restore them.
 */
export interface OwnedDevice extends FitDevice {
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly isRemoved: boolean;
}

/** Devices of a shopper, including removed ones, most recently changed first. */
export type OwnedDevices = readonly OwnedDevice[];

/** Maximum number of devices in the list of a shopper. */
export const MAX_OWNED_DEVICES = 20;

/** Maximum number of records, with those of removed devices. */
const MAX_RECORDS = 60;

const REMOVAL_RETENTION_MS = 90 * 86_400_000;

/** Lists the devices of a shopper that have not been removed, most recently changed first. */
export const listOwnedDevices = (devices: OwnedDevices): OwnedDevices => devices.filter(({ isRemoved }) => !isRemoved);

/** Returns whether a shopper's list contains a device. */
export const hasDevice = (devices: OwnedDevices, slug: string): boolean =>
  devices.some((device) => device.slug === slug && !device.isRemoved);

/**
 * Adds a device to a shopper's list. The list is returned unchanged if it already contains the device, or if it is full
 * ({@link MAX_OWNED_DEVICES}).
 *
 * @param now Time of the change, in milliseconds since 1970.
 */
export function addDevice(devices: OwnedDevices, { slug, name, family }: FitDevice, now: number): OwnedDevices {
  if (hasDevice(devices, slug) || listOwnedDevices(devices).length >= MAX_OWNED_DEVICES) return devices;
  return replaceDevice(devices, { slug, name, family, isRemoved: false }, now);
}

/** Removes a device from a shopper's list. The list is returned unchanged if it does not contain the device. */
export function removeDevice(devices: OwnedDevices, slug: string, now: number): OwnedDevices {
  const device = devices.find((candidate) => candidate.slug === slug && !candidate.isRemoved);
  return device ? replaceDevice(devices, { ...device, isRemoved: true }, now) : devices;
}

function replaceDevice(devices: OwnedDevices, device: Omit<OwnedDevice, "changedAt">, now: number): OwnedDevices {
  const previousTime = devices.find(({ slug }) => slug === device.slug)?.changedAt ?? 0;
  // A clock that runs behind must not undo the change at the next merge.
  const changedAt = Math.max(now, previousTime + 1);
  return mergeDevices(
    devices.filter(({ isRemoved, changedAt: time }) => !isRemoved || time > now - REMOVAL_RETENTION_MS),
    [{ ...device, changedAt }],
  );
}

/** Merges two copies of a shopper's device list. For each device, the later change takes precedence. */
export function mergeDevices(left: OwnedDevices, right: OwnedDevices): OwnedDevices {
  const latestBySlug = new Map<string, OwnedDevice>();
  for (const device of [...left, ...right]) {
    const other = latestBySlug.get(device.slug);
    if (!other || isNewerRecord(device, other)) latestBySlug.set(device.slug, device);
  }
  return limitRecords([...latestBySlug.values()].toSorted(compareRecords));
}

/**
 * Merges a guest's device list into an account's at log-in. The result contains the devices of both lists; devices that
 * were removed only from the guest's list are kept.
 */
export const mergeGuestDevices = (account: OwnedDevices, guest: OwnedDevices): OwnedDevices =>
  mergeDevices(
    account,
    listOwnedDevices(guest).flatMap((device) => {
      const other = account.find(({ slug }) => slug === device.slug);
      if (!other) return [device];
      return other.isRemoved ? [{ ...device, changedAt: Math.max(device.changedAt, other.changedAt + 1) }] : [];
    }),
  );

/** Keeps as many devices, and then as many records of removed ones, as are stored. */
function limitRecords(records: OwnedDevices): OwnedDevices {
  const activeSlugs = new Set(
    listOwnedDevices(records)
      .slice(0, MAX_OWNED_DEVICES)
      .map(({ slug }) => slug),
  );
  return records.filter(({ slug, isRemoved }) => isRemoved || activeSlugs.has(slug)).slice(0, MAX_RECORDS);
}

const isNewerRecord = (device: OwnedDevice, other: OwnedDevice): boolean =>
  device.changedAt > other.changedAt || (device.changedAt === other.changedAt && compareRecords(device, other) < 0);

/** Sorts by time, and records of one time by their content, so that the result does not depend on their order. */
const compareRecords = (a: OwnedDevice, b: OwnedDevice): number =>
  b.changedAt - a.changedAt || compareTexts(JSON.stringify(toComparedValues(a)), JSON.stringify(toComparedValues(b)));

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const toComparedValues = ({ slug, isRemoved, name, family }: OwnedDevice) => [slug, isRemoved, name, family];
