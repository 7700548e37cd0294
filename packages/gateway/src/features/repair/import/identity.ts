/** A name for comparing: letters of one width and case, spaces and hyphens alike. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-\u2010-\u2015]+/g, " ")
    .trim();

/** What makes two repairs the same: the model and the fault, however they are typed. */
export const repairKey = (model: string, fault: string): string => `${nameKey(model)}\n${nameKey(fault)}`;

/** The article number of a new repair: `RP-HALDEN-6-SCREEN`. */
export const skuOf = (model: string, fault: string): string =>
  `RP-${[model, fault].map(toSlug).join("-")}`.toUpperCase();

const toSlug = (name: string): string =>
  nameKey(name)
    .replaceAll("+", " plus ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
