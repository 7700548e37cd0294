import type { MessageKey } from "@rewire/messages";

/**
 * What is wrong with a phone number, as a message; null when nothing is. The library is fetched on the first question;
 * without it (offline) every number passes.
 * @param country ISO 3166-1 alpha-2, for numbers without a country code.
 */
export async function phoneError(phone: string, country: string): Promise<MessageKey | null> {
  const digits = phone.replaceAll(/\D/g, "").length;
  if (digits === 0) return "checkout.phoneWrong";
  // The library lets Germany's emergency numbers and the like pass; no courier can be reached by one.
  if (digits < 7) return "checkout.phoneShort";
  const library = await import("libphonenumber-js/min").catch(() => null);
  if (!library) return null;
  const { isSupportedCountry, validatePhoneNumberLength } = library;
  switch (validatePhoneNumberLength(phone, isSupportedCountry(country) ? country : undefined)) {
    case undefined:
      return null;
    case "TOO_SHORT":
      return "checkout.phoneShort";
    case "TOO_LONG":
      return "checkout.phoneLong";
    default:
      return "checkout.phoneWrong";
  }
}
