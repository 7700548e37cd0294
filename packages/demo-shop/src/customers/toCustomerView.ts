import { createConnection, type PageArgs, createEmptyConnection } from "../wordpress/connection.ts";
import { listDownloads } from "../orders/downloads.ts";
import { listOrders } from "../orders/savedOrders.ts";
import { toDownloadableItemView, toOrderView } from "../orders/toOrderView.ts";
import { filterOrders, type OrderFilter } from "../orders/filterOrders.ts";
import { createSessionToken, type RequestContext } from "../session/RequestContext.ts";
import { toAccountView } from "../orders/toAccountView.ts";
import { toAddressView } from "../users/toAddressView.ts";
import type { User } from "../records/User.ts";

type OrdersArgs = PageArgs & { readonly where?: OrderFilter | null };

/** Resolves an account as a customer with its orders and downloads. */
export function toCustomerView(context: RequestContext, user: User): Record<string, unknown> {
  const { engine } = context;
  const orders = listOrders(engine, user.id);
  return {
    ...toAccountView(context, user),
    orders: (args: OrdersArgs) =>
      createConnection(
        filterOrders(orders, args.where ?? {}),
        args,
        (order) => order.id,
        (order) => toOrderView(context, order),
      ),
    lastOrder: () => (orders[0] === undefined ? null : toOrderView(context, orders[0])),
    downloadableItems: (args: PageArgs) =>
      createConnection(
        listDownloads(engine, user.id),
        args,
        (one) => `${one.order}-${one.download}`,
        (one) => toDownloadableItemView(engine, one),
      ),
  };
}

/**
 * Resolves a visitor who is not logged in. If the session token belongs to an account, the result contains only the id
 * of the account. As in WooCommerce, every guest receives the downloads of all guests.
 */
export function toGuestView(context: RequestContext): Record<string, unknown> {
  const { engine, session } = context;
  return {
    __typename: "Customer",
    id: "guest",
    databaseId: session.id.startsWith("t_") ? null : Number(session.id),
    isPayingCustomer: false,
    isVatExempt: false,
    orderCount: 0,
    totalSpent: 0,
    calculatedShipping: session.calculatedShipping,
    hasCalculatedShipping: session.calculatedShipping,
    sessionToken: () => createSessionToken(engine, session),
    billing: toAddressView(session.billing),
    shipping: toAddressView(session.shipping),
    metaData: null,
    session: session.data.map((one, index) => ({ id: String(index + 1), ...one })),
    orders: createEmptyConnection,
    lastOrder: null,
    downloadableItems: (args: PageArgs) =>
      createConnection(
        listDownloads(engine, 0),
        args,
        (one) => `${one.order}-${one.download}`,
        (one) => toDownloadableItemView(engine, one),
      ),
  };
}
