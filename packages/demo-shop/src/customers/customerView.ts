import { connection, type PageArgs } from "../connection.ts";
import { toCents } from "../money/amount.ts";
import { downloadsOf } from "../orders/downloads.ts";
import { ordersOf, type Order } from "../orders/Order.ts";
import { downloadableItemView, orderView } from "../orders/orderView.ts";
import { filterOrders, type OrderFilter } from "../orders/filterOrders.ts";
import { metaDataOf, type MetaDataArgs } from "../products/productFields.ts";
import { sessionToken, type Turn } from "../session/Turn.ts";
import { globalId } from "../text.ts";
import { isoInZone } from "../time.ts";
import { addressView } from "./addressView.ts";
import type { User } from "./users.ts";

type OrdersArgs = PageArgs & { readonly where?: OrderFilter | null };

/** What was spent with an account, as a number of euros. */
export const spentBy = (orders: readonly Order[]): number =>
  orders.filter((order) => order.status === "PROCESSING" || order.status === "COMPLETED").reduce((all, order) => all + order.total, 0) / 100;

/** An account as a customer. */
export function customerView(turn: Turn, user: User): Record<string, unknown> {
  const { engine } = turn;
  const orders = ordersOf(engine, user.id);
  const own = turn.session.id === String(user.id);
  return {
    __typename: "Customer",
    id: globalId("user", user.id),
    databaseId: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    displayName: user.displayName,
    role: user.roles[0] ?? null,
    date: isoInZone(user.registered, engine.settings.timeZone),
    modified: isoInZone(user.registered, engine.settings.timeZone),
    isPayingCustomer: user.isPaying,
    isVatExempt: false,
    orderCount: orders.length,
    totalSpent: spentBy(orders),
    calculatedShipping: own && turn.session.calculatedShipping,
    hasCalculatedShipping: own && turn.session.calculatedShipping,
    sessionToken: own ? () => sessionToken(engine, turn.session) : null,
    billing: addressView(user.billing),
    shipping: addressView(user.shipping),
    metaData: (args: MetaDataArgs) => metaDataOf(user.metaData, args),
    session: own ? turn.session.data.map((one, index) => ({ id: String(index + 1), ...one })) : null,
    orders: (args: OrdersArgs) => connection(filterOrders(orders, args.where ?? {}), args, (order) => order.id, (order) => orderView(turn, order)),
    lastOrder: () => (orders[0] === undefined ? null : orderView(turn, orders[0])),
    downloadableItems: (args: PageArgs) => connection(downloadsOf(engine, user.id), args, (one) => `${one.order}-${one.download}`, (one) => downloadableItemView(engine, one)),
  };
}

/**
 * The visitor without an account. Odd as recorded: with an account's session token but no log-in the account's number
 * is told and nothing else; and every guest sees the downloads of all guests.
 */
export function guestView(turn: Turn): Record<string, unknown> {
  const { engine, session } = turn;
  return {
    __typename: "Customer",
    id: "guest",
    databaseId: session.id.startsWith("t_") ? null : Number(session.id),
    isPayingCustomer: false,
    isVatExempt: false,
    orderCount: 0,
    totalSpent: toCents(0),
    calculatedShipping: session.calculatedShipping,
    hasCalculatedShipping: session.calculatedShipping,
    sessionToken: () => sessionToken(engine, session),
    billing: addressView(session.billing),
    shipping: addressView(session.shipping),
    metaData: null,
    session: session.data.map((one, index) => ({ id: String(index + 1), ...one })),
    orders: (args: OrdersArgs) => connection([], args, () => 0, () => null),
    lastOrder: null,
    downloadableItems: (args: PageArgs) => connection(downloadsOf(engine, 0), args, (one) => `${one.order}-${one.download}`, (one) => downloadableItemView(engine, one)),
  };
}
