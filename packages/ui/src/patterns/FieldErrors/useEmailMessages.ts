import { useIntl } from "react-intl";
import type { FieldMessages } from "./useFieldErrors.ts";

/** Returns the error messages of a field for the customer's e-mail address. They are in the deferred messages. */
export function useEmailMessages(): FieldMessages {
  const { formatMessage } = useIntl();
  return {
    missing: formatMessage({ id: "checkout.requiredEmail" }),
    format: formatMessage({ id: "checkout.emailShape" }),
  };
}
