import type { Order } from "@rewire/domain";
import type { GatewayServices, WithdrawalReference } from "@rewire/gateway";
import type { OrderWithdrawal } from "@rewire/ui";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";

/**
 * Returns what the customer has withdrawn from, for the page of the order; null for nothing. It is null, too, while the
 * log cannot be read, which is no reason to withhold the order.
 * @param timeZone IANA name of the shop's time zone.
 */
export async function findOrderWithdrawal(
  { withdrawals }: Pick<GatewayServices, "withdrawals">,
  request: Request,
  order: Order | null,
  timeZone: string,
): Promise<OrderWithdrawal | null> {
  if (!order || order.id === 0) return null;
  const references = await withdrawals.listByOrder(order.id).catch((): readonly WithdrawalReference[] => []);
  const records = references.map(({ withdrawal }) => withdrawal.record).filter(({ end }) => end === "withdrawal");
  if (records.length === 0) return null;
  const { formatMessage, formatDate, formatList } = await createServerIntl(request);
  const sentences = records.map(({ at, lines }) =>
    formatMessage(
      { id: "repair.status.withdrawn" },
      {
        date: formatDate(at, { dateStyle: "long", timeZone }),
        lines: formatList((lines ?? []).map(({ quantity, name }) => `${quantity} × ${name}`)),
      },
    ),
  );
  return {
    text: sentences.join(" "),
    isWhole: isWholeOrder(
      order,
      records.flatMap(({ lines }) => lines ?? []),
    ),
  };
}

/**
 * Returns whether all pieces of an order have been withdrawn from. Lines are compared by name: staff may have taken
 * withdrawn lines out of the order, which must not count for those that remain.
 */
function isWholeOrder(
  { lines }: Order,
  withdrawnLines: readonly { readonly name: string; readonly quantity: number }[],
): boolean {
  const countPieces = (counted: typeof withdrawnLines, name: string) =>
    counted.reduce((sum, line) => sum + (line.name === name ? line.quantity : 0), 0);
  return lines.length > 0 && lines.every(({ name }) => countPieces(withdrawnLines, name) >= countPieces(lines, name));
}
