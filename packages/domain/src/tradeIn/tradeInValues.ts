import { parseMoney, type Money } from "../money/index.ts";
import type { Device } from "../repair/index.ts";

/** Amount that the shop pays for a model in good condition, in whole units of its currency. */
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

/** Value of a device with one storage size; `storage` is null if the value does not depend on it. */
export interface TradeInBase extends MoneyRange {
  readonly storage: string | null;
}

/** Maximum number of values, several for each model of a large workshop. */
const MAX_VALUES = 5000;

const VALUE_PATTERN =
  /^(?<device>[^,:\p{Cc}]{1,200}?)(?:\s*,\s*(?<storage>[^,:\p{Cc}]{1,40}?))?\s*:\s*(?:counter|(?<from>\d{1,6})(?:\s*[-–]\s*(?<to>\d{1,6}))?)$/iu;

/**
 * Parses the values of devices: "Nordlys N3 Pro, 256 GB: 240-280; Moss A1: 30", one per line, or separated by
 * semicolons; "#" begins a comment, and "counter" stands for no amount. Returns null for malformed text, and for text that contains a device twice.
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
export const isValueOf = ({ device: namedDevice }: TradeInValue, device: Pick<Device, "slug" | "name">): boolean =>
  foldName(namedDevice) === foldName(device.name) || foldName(namedDevice) === device.slug;

/**
 * Returns the values of a device, in the owner's sequence; empty for a device without a value. If some of them depend
 * on the storage size, those that do not are omitted, because customers choose among the sizes.
 */
export function findTradeInBases(
  values: readonly TradeInValue[],
  device: Pick<Device, "slug" | "name">,
  currency: string,
): readonly TradeInBase[] {
  const bases = values.flatMap((value): TradeInBase[] => {
    const { storage, amounts } = value;
    if (amounts === null || !isValueOf(value, device)) return [];
    const toMoney = (units: number) => parseMoney(String(units), currency);
    return [{ storage, from: toMoney(amounts.from), to: toMoney(amounts.to) }];
  });
  const byStorage = bases.filter(({ storage }) => storage !== null);
  return byStorage.length > 0 ? byStorage : bases;
}

/** Differences between the owner's values and the devices of the repair desk. */
export interface TradeInGaps {
  /** Names of the devices without a value, not even "counter". */
  readonly devicesWithoutValue: readonly string[];
  /** Names in the owner's list that no device has, each once. */
  readonly unknownNames: readonly string[];
}

/** Compares the owner's values with the devices of the repair desk, each in its own order. */
export function findTradeInGaps(
  values: readonly TradeInValue[],
  devices: readonly Pick<Device, "slug" | "name">[],
): TradeInGaps {
  const names = new Set(values.map(({ device }) => foldName(device)));
  const isNamed = ({ slug, name }: Pick<Device, "slug" | "name">) => names.has(slug) || names.has(foldName(name));
  const deviceNames = new Set(devices.flatMap(({ slug, name }) => [slug, foldName(name)]));
  const unknownNames = values.flatMap(({ device }) => (deviceNames.has(foldName(device)) ? [] : [device]));
  return {
    devicesWithoutValue: devices.filter((device) => !isNamed(device)).map(({ name }) => name),
    unknownNames: [...new Map(unknownNames.map((name) => [foldName(name), name])).values()],
  };
}
