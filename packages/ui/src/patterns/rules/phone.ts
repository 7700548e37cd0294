import type { MessageKey } from "@rewire/messages";

/**
 * Returns the message id for the error in a phone number, or null if the number is valid. The validation library is
 * loaded on first use. If it cannot be loaded, every number is accepted.
 * @param country ISO 3166-1 alpha-2 code, for numbers without a country calling code.
 */
export async function findPhoneError(phone: string, country: string): Promise<MessageKey | null> {
  const digitCount = phone.replaceAll(/\D/g, "").length;
  if (digitCount === 0) return "checkout.phoneWrong";
  // The library accepts short numbers such as Germany's emergency numbers, which no courier can call.
  if (digitCount < 7) return "checkout.phoneShort";
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
