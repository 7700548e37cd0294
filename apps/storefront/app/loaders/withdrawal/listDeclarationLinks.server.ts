import { createWithdrawalLinks, isClosedForDeclarations, type Order } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { GatewayServices } from "@rewire/gateway";
import type { DeclarationLink } from "@rewire/ui";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/** Statuses before a payment, in which nothing is sent that could come back. */
const unsentStatuses: ReadonlySet<Order["status"]> = new Set(["pending", "onHold", "failed"]);

type DeclarationServices = Pick<GatewayServices, "withdrawals" | "orderAccess" | "catalogue">;

/**
 * Returns the links on an order page to the receipts of earlier withdrawals and returns, and those with which the
 * customer can withdraw from the order or return it. The visitor must have access to the order. Link labels are part of
 * the data, so that the browser needs no further messages. A closed order has links to receipts alone. An order that
 * waits for its payment, or that has repairs alone, which are services, has no link to return it.
 */
export async function listDeclarationLinks(
  services: DeclarationServices,
  request: Request,
  order: Order | null,
): Promise<readonly DeclarationLink[]> {
  if (!order || order.id === 0) return [];
  const links = createWithdrawalLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  return [
    ...(await listReceiptLinks(services, request, order, links)),
    ...(isClosedForDeclarations(order.status) ? [] : await listFormLinks(services, request, order, links)),
  ];
}

type WithdrawalLinks = ReturnType<typeof createWithdrawalLinks>;

/** Returns the links to receipts; none while they cannot be read, which is no reason to withhold the order. */
async function listReceiptLinks(
  { withdrawals }: DeclarationServices,
  request: Request,
  order: Order,
  links: WithdrawalLinks,
): Promise<readonly DeclarationLink[]> {
  const declarations = await withdrawals.listByOrder(order.id).catch(() => []);
  if (declarations.length === 0) return [];
  const { formatMessage } = await createServerIntl(request);
  return declarations.map(({ withdrawal: { id, record }, key }) => ({
    label: formatMessage({ id: `withdrawal.receiptOf.${record.end}` }, { id }),
    href: links.receipt(id, key),
  }));
}

async function listFormLinks(
  { withdrawals, orderAccess, catalogue }: DeclarationServices,
  request: Request,
  order: Order,
  links: WithdrawalLinks,
): Promise<readonly DeclarationLink[]> {
  const proofParameters = new URLSearchParams({ number: String(order.id), key: orderAccess.keyOf(order.id) });
  const query = withdrawals.readsOrders ? `?${proofParameters.toString()}` : "";
  const withdrawalLink = {
    label: await loadMessageText(request, "footer.withdraw"),
    href: `${links.withdrawal}${query}`,
  };
  if (unsentStatuses.has(order.status) || (await hasRepairsAlone(order, catalogue))) return [withdrawalLink];
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
