import { needsPostcode, findPostcodeExample } from "@rewire/domain";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { formatCountryName } from "./countryOptions.ts";

import { isPostcode } from "./postcode.ts";

/**
 * Returns a function that validates a postcode of a country. It resolves to the localised error message, or to null if
 * the postcode is valid.
 */
export function usePostcodeError(): (postcode: string, country: string) => Promise<string | null> {
  const { formatMessage, locale } = useIntl();

  return useCallback(
    async (postcode: string, country: string) => {
      const example = findPostcodeExample(country);
      if (!postcode.trim()) {
        if (!needsPostcode(country)) return null;
        return example
          ? formatMessage({ id: "checkout.requiredPostcodeLike" }, { example })
          : formatMessage({ id: "checkout.requiredPostcode" });
      }
      if (await isPostcode(postcode, country)) return null;
      if (!example)
        return formatMessage({ id: "checkout.postcodeWrong" }, { country: formatCountryName(country, locale) });
      return /^\d+$/.test(example)
        ? formatMessage({ id: "checkout.postcodeDigits" }, { count: String(example.length), example })
        : formatMessage({ id: "checkout.postcodeLike" }, { example });
    },
    [formatMessage, locale],
  );
}
