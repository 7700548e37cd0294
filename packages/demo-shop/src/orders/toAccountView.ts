import { listOrders } from "./savedOrders.ts";
import type { Order } from "../records/Order.ts";
import { findMetaData, type MetaDataArgs } from "../products/productFields.ts";
import { createSessionToken, type RequestContext } from "../session/RequestContext.ts";
import { escapeName, toGlobalId } from "../wordpress/text.ts";
import { formatIsoInZone } from "../wordpress/time.ts";
import { toAddressView } from "../users/toAddressView.ts";
import type { User } from "../records/User.ts";

/** Calculates the total spent by an account, in euros. */
const sumSpending = (orders: readonly Order[]): number =>
  orders
    .filter((order) => order.status === "PROCESSING" || order.status === "COMPLETED")
    .reduce((sum, order) => sum + order.total, 0) / 100;

/** Resolves an account as the customer of an order, without the account's list of orders. */
export function toAccountView(context: RequestContext, user: User): Record<string, unknown> {
  const { engine } = context;
  const orders = listOrders(engine, user.id);
  const isOwnAccount = context.session.id === String(user.id);
  return {
    __typename: "Customer",
    id: toGlobalId("user", user.id),
    databaseId: user.id,
    username: user.username,
    email: user.email,
    firstName: escapeName(user.firstName) || null,
    lastName: escapeName(user.lastName) || null,
    displayName: user.displayName,
    role: user.roles[0] ?? null,
    date: formatIsoInZone(user.registered, engine.settings.timeZone),
    modified: formatIsoInZone(user.registered, engine.settings.timeZone),
    isPayingCustomer: user.isPaying,
    isVatExempt: false,
    orderCount: orders.length,
    totalSpent: sumSpending(orders),
    calculatedShipping: isOwnAccount && context.session.calculatedShipping,
    hasCalculatedShipping: isOwnAccount && context.session.calculatedShipping,
    sessionToken: isOwnAccount ? () => createSessionToken(engine, context.session) : null,
    billing: toAddressView(user.billing),
    shipping: toAddressView(user.shipping),
    metaData: (args: MetaDataArgs) => findMetaData(user.metaData, args),
    session: isOwnAccount ? context.session.data.map((one, index) => ({ id: String(index + 1), ...one })) : null,
  };
}
