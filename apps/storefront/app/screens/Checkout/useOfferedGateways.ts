import type { CartState } from "@rewire/data";
import { CASH_GATEWAY, type PaymentGateway } from "@rewire/domain";
import { useIntl } from "react-intl";
import { cardGateway } from "./usePurchase.ts";

/**
 * Returns the payment methods to offer. Card payment is offered only if it is configured. Cash on delivery is labelled
 * as payment in the shop if every cart line is a repair that the customer brings to the shop.
 */
export function useOfferedGateways(
  { cart, gateways }: Extract<CartState, { kind: "ready" }>,
  acceptsCards: boolean,
): readonly PaymentGateway[] {
  const { formatMessage } = useIntl();
  const isCartPaidAtCounter = cart.lines.every(({ details }) => details?.["repair_way"] === "walkIn");
  return gateways.flatMap((gateway) => {
    if (gateway.id === cardGateway && !acceptsCards) return [];
    if (gateway.id !== CASH_GATEWAY || !isCartPaidAtCounter) return [gateway];
    const title = formatMessage({ id: "checkout.payAtCounter" });
    return [{ ...gateway, title, description: formatMessage({ id: "checkout.payAtCounterHint" }) }];
  });
}
