import { needsPostcode } from "@rewire/domain";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { formatCountryName } from "./countryOptions.ts";

/**
 * Returns a function that validates a postcode of a country. It resolves to the localised error message, or to null if
 * the postcode is valid. The rules are loaded on first use; if they cannot be loaded, every postcode is accepted.
 */
export function usePostcodeError(): (postcode: string, country: string) => Promise<string | null> {
  const { formatMessage, locale } = useIntl();

  return useCallback(
    async (postcode: string, country: string) => {
      const isEmpty = !postcode.trim();
      if (isEmpty && !needsPostcode(country)) return null;
      const rules = await import("./postcode.ts").catch(() => null);
      const example = rules?.findPostcodeExample(country);
      if (isEmpty)
        return example
          ? formatMessage({ id: "checkout.requiredPostcodeLike" }, { example })
          : formatMessage({ id: "checkout.requiredPostcode" });
      if (!rules || rules.isPostcode(postcode, country)) return null;
      if (!example)
        return formatMessage({ id: "checkout.postcodeWrong" }, { country: formatCountryName(country, locale) });
      return /^\d+$/.test(example)
        ? formatMessage({ id: "checkout.postcodeDigits" }, { count: String(example.length), example })
        : formatMessage({ id: "checkout.postcodeLike" }, { example });
    },
    [formatMessage, locale],
  );
}
