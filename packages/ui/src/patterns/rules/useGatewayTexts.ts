import { findDefaultGateway, findDefaultGatewayHint } from "@rewire/domain";
import { useIntl } from "react-intl";

// @chunk refusals: too small for a file of its own.

/** Functions for the texts of payment methods. */
export interface GatewayTexts {
  /** Names a payment method by its id and the shop's title. */
  readonly formatGatewayTitle: (id: string | undefined, title: string) => string;
  /** Says what the shop's description says. */
  readonly formatGatewayHint: (id: string | undefined, description: string) => string;
}

/** Returns functions for the texts of payment methods: WooCommerce's own in the reader's language, others as they are. */
export function useGatewayTexts(): GatewayTexts {
  const { formatMessage } = useIntl();
  return {
    formatGatewayTitle(id, title) {
      const gateway = findDefaultGateway(id, title);
      return gateway === null ? title : formatMessage({ id: `checkout.gateway.${gateway}` });
    },
    formatGatewayHint(id, description) {
      const gateway = findDefaultGatewayHint(id, description);
      return gateway === null ? description : formatMessage({ id: `checkout.gatewayHint.${gateway}` });
    },
  };
}
