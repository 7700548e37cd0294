import { parseMoney, type Money } from "../money/index.ts";
import type { Device } from "../repair/index.ts";

/** Amount that the shop pays for a device model in good condition, in major units of the shop's currency. */
export interface TradeInValue {
  /** Name or slug of the device at the repair desk. */
  readonly device: string;
  /** Storage: "256 GB"; null where the value does not depend on it. */
  readonly storage: string | null;
  /** Lowest and highest amount; null if the owner wants the device to be estimated at the counter. */
  readonly amounts: { readonly from: number; readonly to: number } | null;
}

/** Range of amounts, from the lowest to the highest. */
export interface MoneyRange {
  readonly from: Money;
  readonly to: Money;
}

/**
 * Amounts that the shop pays for a device model with a given storage size in good condition. `storage` is null if the
 * value does not depend on the storage size.
 */
export interface TradeInBase extends MoneyRange {
  readonly storage: string | null;
}

/** Maximum number of values, several for each model of a large workshop. */
const MAX_VALUES = 5000;

const VALUE_PATTERN =
  /^(?<device>[^,:\p{Cc}]{1,200}?)(?:\s*,\s*(?<storage>[^,:\p{Cc}]{1,40}?))?\s*:\s*(?:counter|(?<from>\d{1,6})(?:\s*[-–]\s*(?<to>\d{1,6}))?)$/iu;

/**
 * Parses the owner's trade-in values, such as "Nordlys N3 Pro, 256 GB: 240-280; Moss A1: 30". Values are separated by
 * line breaks or semicolons; "#" begins a comment, and "counter" means that the amount is determined at the counter.
 * Returns null if the text is malformed or contains a device twice.
 */
export function parseTradeInValues(text: string): readonly TradeInValue[] | null {
  const entries = text
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*$/, "").split(";"))
    .map((entry) => entry.trim())
    .filter(Boolean);
  const values = entries.flatMap((entry) => parseValue(entry) ?? []);
  const names = new Set(values.map(({ device, storage }) => `${foldName(device)}, ${foldName(storage ?? "")}`));
  return values.length === entries.length && names.size === values.length && values.length <= MAX_VALUES
    ? values
    : null;
}

function parseValue(entry: string): TradeInValue | null {
  const { device, storage, from, to } = VALUE_PATTERN.exec(entry)?.groups ?? {};
  if (device === undefined) return null;
  const amounts = from === undefined ? null : { from: Number(from), to: Number(to ?? from) };
  return amounts && amounts.to < amounts.from ? null : { device, storage: storage ?? null, amounts };
}

const foldName = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, " ");

/** Returns whether a trade-in value applies to a device. */
export const isValueForDevice = (
  { device: deviceName }: TradeInValue,
  device: Pick<Device, "slug" | "name">,
): boolean => foldName(deviceName) === foldName(device.name) || foldName(deviceName) === device.slug;

/**
 * Returns the amounts that the shop pays for a device in good condition, in the sequence set by the shop owner; empty
 * if the device has none. If any value depends on the storage size, values without a storage size are omitted.
 */
export function findTradeInBases(
  values: readonly TradeInValue[],
  device: Pick<Device, "slug" | "name">,
  currency: string,
): readonly TradeInBase[] {
  const bases = values.flatMap((value): TradeInBase[] => {
    const { storage, amounts } = value;
    if (amounts === null || !isValueForDevice(value, device)) return [];
    const toMoney = (units: number) => parseMoney(String(units), currency);
    return [{ storage, from: toMoney(amounts.from), to: toMoney(amounts.to) }];
  });
  const byStorage = bases.filter(({ storage }) => storage !== null);
  return byStorage.length > 0 ? byStorage : bases;
}

/** Differences between the owner's trade-in values and the devices of the repair desk. */
export interface TradeInGaps {
  /** Names of the devices without a value, not even "counter". */
  readonly devicesWithoutValue: readonly string[];
  /** Names in the owner's list that no device has, each once. */
  readonly unknownNames: readonly string[];
}

/**
 * Returns the devices of the repair desk without a trade-in value, and the names in the owner's trade-in values that
 * match no device.
 */
export function findTradeInGaps(
  values: readonly TradeInValue[],
  devices: readonly Pick<Device, "slug" | "name">[],
): TradeInGaps {
  const names = new Set(values.map(({ device }) => foldName(device)));
  const hasTradeInValue = ({ slug, name }: Pick<Device, "slug" | "name">) =>
    names.has(slug) || names.has(foldName(name));
  const deviceNames = new Set(devices.flatMap(({ slug, name }) => [slug, foldName(name)]));
  const unknownNames = values.flatMap(({ device }) => (deviceNames.has(foldName(device)) ? [] : [device]));
  return {
    devicesWithoutValue: devices.filter((device) => !hasTradeInValue(device)).map(({ name }) => name),
    unknownNames: [...new Map(unknownNames.map((name) => [foldName(name), name])).values()],
  };
}
