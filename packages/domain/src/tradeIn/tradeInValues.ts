import { parseMoney, type Money } from "../money/index.ts";
import type { Device } from "../repair/index.ts";

/** Amount that the shop pays for a model in good condition, in whole units of its currency. */
export interface TradeInValue {
  /** Name or slug of the device at the repair desk. */
  readonly device: string;
  /** Storage: "256 GB"; null where the value does not depend on it. */
  readonly storage: string | null;
  readonly from: number;
  readonly to: number;
}

/** Lowest and highest amount. */
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
  /^(?<device>[^,:\p{Cc}]{1,200}?)(?:\s*,\s*(?<storage>[^,:\p{Cc}]{1,40}?))?\s*:\s*(?<from>\d{1,6})(?:\s*[-–]\s*(?<to>\d{1,6}))?$/u;

/**
 * Parses the values of devices: "Nordlys N3 Pro, 256 GB: 240-280; Moss A1: 30", one per line, or separated by
 * semicolons; "#" begins a comment. Returns null for malformed text, and for text that contains a device twice.
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
  if (device === undefined || from === undefined) return null;
  const value = { device, storage: storage ?? null, from: Number(from), to: Number(to ?? from) };
  return value.to < value.from ? null : value;
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
  const deviceValues = values.filter((value) => isValueOf(value, device));
  const byStorage = deviceValues.filter(({ storage }) => storage !== null);
  return (byStorage.length > 0 ? byStorage : deviceValues).map(({ storage, from, to }) => ({
    storage,
    from: parseMoney(String(from), currency),
    to: parseMoney(String(to), currency),
  }));
}
