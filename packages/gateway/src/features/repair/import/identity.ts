/** Normalises a name for comparison. Differences in character width, case, spaces and hyphens are ignored. */
export const toNameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-\u2010-\u2015]+/g, " ")
    .trim();

/** Returns the key that identifies a repair: its normalised model and fault. */
export const toRepairKey = (model: string, fault: string): string => `${toNameKey(model)}\n${toNameKey(fault)}`;

/** Returns the SKU of a new repair, such as `RP-HALDEN-6-SCREEN`. */
export const createSku = (model: string, fault: string): string =>
  `RP-${[model, fault].map(toSlug).join("-")}`.toUpperCase();

const toSlug = (name: string): string =>
  toNameKey(name)
    .replaceAll("+", " plus ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
