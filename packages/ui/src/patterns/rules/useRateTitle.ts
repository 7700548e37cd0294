import { findDefaultRate } from "@rewire/domain";
import { useIntl } from "react-intl";

/** Returns a function that names a shipping method: WooCommerce's own titles in the reader's language, others as they are. */
export function useRateTitle(): (title: string) => string {
  const { formatMessage } = useIntl();
  return (title) => {
    const rate = findDefaultRate(title);
    return rate === null ? title : formatMessage({ id: `checkout.rate.${rate}` });
  };
}
