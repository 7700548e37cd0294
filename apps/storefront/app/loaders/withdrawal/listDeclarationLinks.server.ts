import { createWithdrawalLinks, type Order } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { GatewayServices } from "@rewire/gateway";
import type { DeclarationLink } from "@rewire/ui";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

const closedStatuses: ReadonlySet<Order["status"]> = new Set(["cancelled", "refunded", "failed", "checkoutDraft"]);

/**
 * Returns the links on an order page with which the customer can withdraw from the order or return it. The visitor must
 * have access to the order. Link labels are part of the data, so that the browser needs no further messages. Returns an
 * empty array for a closed order.
 */
export async function listDeclarationLinks(
  { withdrawals, orderAccess }: Pick<GatewayServices, "withdrawals" | "orderAccess">,
  request: Request,
  order: Order | null,
): Promise<readonly DeclarationLink[]> {
  if (!order || order.id === 0 || closedStatuses.has(order.status)) return [];
  const links = createWithdrawalLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const proofParameters = new URLSearchParams({ number: String(order.id), key: orderAccess.keyOf(order.id) });
  const query = withdrawals.readsOrders ? `?${proofParameters.toString()}` : "";
  return [
    { label: await loadMessageText(request, "footer.withdraw"), href: `${links.withdrawal}${query}` },
    { label: await loadMessageText(request, "footer.returns"), href: `${links.returns}${query}` },
  ];
}
