import { listLocalityLines, type Address } from "@rewire/domain";

/**
 * Returns the non-blank lines of a postal address as printed on a parcel label; empty for an address that has only a
 * country.
 */
export function listAddressLines(address: Address, language: string): readonly string[] {
  const { firstName, lastName, company, address1, address2, country } = address;
  const lines = [`${firstName} ${lastName}`, company, address1, address2, ...listLocalityLines(address)]
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length === 0 || country === "" ? lines : [...lines, formatCountryName(country, language)];
}

function formatCountryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
  } catch {
    // The shop's addresses are not validated: a code that is none is printed as it is.
    return code;
  }
}
