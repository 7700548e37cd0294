import { useIntl } from "react-intl";

/** Returns the error messages of the fields that identify an order: its number and the customer's e-mail address. */
export function useIdentificationMessages() {
  const { formatMessage } = useIntl();
  return {
    number: { missing: formatMessage({ id: "withdrawal.requiredNumber" }) },
    email: {
      missing: formatMessage({ id: "withdrawal.requiredEmail" }),
      format: formatMessage({ id: "withdrawal.emailShape" }),
    },
  };
}
