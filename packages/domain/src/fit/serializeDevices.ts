import { isRecord } from "../core/index.ts";
import { deviceFamilies, type DeviceFamily } from "../repair/index.ts";
import { mergeDevices, type OwnedDevice, type OwnedDevices } from "./ownedDevices.ts";

/** Maximum length of a stored text; a longer one does not come from this app. */
const MAX_TEXT_LENGTH = 60_000;

/** Maximum length of a device's slug and name. */
const MAX_NAME_LENGTH = 200;

/** Serializes a device list for the browser's storage and for the customer's account, as JSON with short keys. */
export const stringifyDevices = (devices: OwnedDevices): string =>
  JSON.stringify(
    devices.map(({ slug, name, family, changedAt, isRemoved }) => ({
      slug,
      name,
      family,
      changed: changedAt,
      ...(isRemoved ? { gone: true } : {}),
    })),
  );

/**
 * Parses a device list in the format of {@link stringifyDevices}. Invalid devices are skipped; returns an empty list
 * for invalid text.
 */
export function parseDevices(text: string | null | undefined): OwnedDevices {
  if (!text || text.length > MAX_TEXT_LENGTH) return [];
  try {
    const value: unknown = JSON.parse(text);
    // Merging with an empty list sorts the devices and removes duplicates.
    return mergeDevices([], Array.isArray(value) ? value.flatMap(toOwnedDevice) : []);
  } catch {
    return [];
  }
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_NAME_LENGTH;

/** Returns whether a value is one of the device families. */
export const isDeviceFamily = (value: unknown): value is DeviceFamily =>
  deviceFamilies.some((family) => family === value);

function toOwnedDevice(value: unknown): readonly OwnedDevice[] {
  if (!isRecord(value)) return [];
  const { slug, name, family, changed: changedAt, gone: isRemoved } = value;
  if (!isName(slug) || !isName(name) || typeof changedAt !== "number" || !Number.isSafeInteger(changedAt)) return [];
  if (changedAt < 1) return [];
  return [{ slug, name, family: isDeviceFamily(family) ? family : "other", changedAt, isRemoved: isRemoved === true }];
}
