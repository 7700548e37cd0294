import { deviceFamilies, type Device, type DeviceFamily, type DeviceSearch } from "./repair.ts";

/** Device families, brands and models that are available for selection under the current search criteria. */
export interface DeviceChoices {
  readonly families: readonly DeviceFamily[];
  /** Brands of the chosen family. */
  readonly brands: readonly string[];
  /** Devices that match family, brand and search; empty without any of them. */
  readonly models: readonly Device[];
}

/** Maximum length of a search text and a name for matching, because sorting combining marks takes quadratic time. */
const MAX_SEARCH_LENGTH = 80;
const MAX_NAME_LENGTH = 300;

const DIACRITIC_PATTERN = /\p{Diacritic}/gu;
const foldText = (text: string): string => text.normalize("NFD").replaceAll(DIACRITIC_PATTERN, "").toLowerCase();

/** Filters devices by the search text or, if it is empty, by family and brand. */
export function filterDevices(devices: readonly Device[], { family, brand, search }: DeviceSearch): DeviceChoices {
  const searchTerms = foldText(search.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
  const familyDevices = family === null ? [] : devices.filter((device) => device.family === family);
  const brandDevices = brand === null ? familyDevices : familyDevices.filter((device) => device.brand === brand);
  const matches = devices.filter(({ name, brand: deviceBrand }) => {
    const text = foldText(`${deviceBrand} ${name}`.slice(0, MAX_NAME_LENGTH));
    return searchTerms.every((word) => text.includes(word));
  });
  // With a fixed locale, so that servers and browsers sort alike, whatever languages they prefer.
  const brands = [...new Set(familyDevices.map((device) => device.brand))].toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  return {
    families: deviceFamilies.filter((deviceFamily) => devices.some((device) => device.family === deviceFamily)),
    brands,
    models: searchTerms.length > 0 ? matches : brand !== null || brands.length <= 1 ? brandDevices : [],
  };
}
