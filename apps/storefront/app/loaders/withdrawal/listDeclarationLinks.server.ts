import { createWithdrawalLinks, type Order } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { GatewayServices } from "@rewire/gateway";
import type { DeclarationLink } from "@rewire/ui";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

const closedStatuses: ReadonlySet<Order["status"]> = new Set(["cancelled", "refunded", "failed", "checkoutDraft"]);

/**
 * Returns the links on an order page with which the customer can withdraw from the order or return it. The visitor must
 * have access to the order. Link labels are part of the data, so that the browser needs no further messages. Returns an
 * empty array for a closed order, and no link to return an order that has repairs alone, which are services.
 */
export async function listDeclarationLinks(
  { withdrawals, orderAccess, catalogue }: Pick<GatewayServices, "withdrawals" | "orderAccess" | "catalogue">,
  request: Request,
  order: Order | null,
): Promise<readonly DeclarationLink[]> {
  if (!order || order.id === 0 || closedStatuses.has(order.status)) return [];
  const links = createWithdrawalLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const proofParameters = new URLSearchParams({ number: String(order.id), key: orderAccess.keyOf(order.id) });
  const query = withdrawals.readsOrders ? `?${proofParameters.toString()}` : "";
  const withdrawalLink = {
    label: await loadMessageText(request, "footer.withdraw"),
    href: `${links.withdrawal}${query}`,
  };
  if (await hasRepairsAlone(order, catalogue)) return [withdrawalLink];
  return [
    withdrawalLink,
    { label: await loadMessageText(request, "footer.returns"), href: `${links.returns}${query}` },
  ];
}

/** Returns whether all lines of an order are repairs; false while the products cannot be read. */
async function hasRepairsAlone(
  { repair, lines }: Order,
  catalogue: Pick<GatewayServices["catalogue"], "repairProducts">,
): Promise<boolean> {
  if (!repair) return false;
  const repairs = await catalogue.repairProducts();
  return repairs.ok && lines.every(({ goods }) => goods !== undefined && repairs.value.has(goods.productId));
}
