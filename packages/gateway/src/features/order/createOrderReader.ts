import { fetchOwnOrder, ShopRequestError, type ShopClient } from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { LogIn } from "../../shop/authentication/LogIn.ts";
import type { ShopSessions } from "../../shop/session/createShopSessions.ts";
import type { OrderFinder } from "./createOrderFinder.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import type { Log } from "../../log/createLog.ts";
import type { OrderReader } from "./OrderReader.ts";
import type { GuestOrders } from "./createGuestOrders.ts";
import type { PaymentInstructions } from "./createPaymentInstructions.ts";
import type { PayPages } from "./createPayPages.ts";

/** Dependencies of the order reader. */
export interface OrderReaderDependencies {
  readonly orders: GuestOrders;
  readonly finder: OrderFinder;
  readonly payPages: PayPages;
  readonly paymentInstructions: PaymentInstructions;
  readonly logins: Logins;
  readonly shopSessions: ShopSessions;
  readonly shop: ShopClient;
  /** Limit for order numbers that the requester has no access to. */
  readonly limit: AttemptLimit<"address" | "account">;
  readonly log: Log;
}

/**
 * Creates the order reader. A guest can read an order in the browser that placed it or with the order key from an
 * e-mail, and sees the stored order if the current one is unavailable. An account's order requires the logged-in
 * customer.
 */
export function createOrderReader({
  orders,
  finder,
  payPages,
  paymentInstructions,
  logins,
  shopSessions,
  shop,
  limit,
  log,
}: OrderReaderDependencies): OrderReader {
  const findGuestOrder = async (request: Request, orderId: number | null): Promise<Order | null> => {
    const record = await orders.find(request, orderId);
    if (!record) return null;
    const order = record.order.id > 0 ? await finder.read(record.order.id) : null;
    return order === null || order === "unknown" ? record.order : order;
  };

  const findAccountOrder = async (
    request: Request,
    orderId: number | null,
    clientAddress: string | null,
  ): Promise<OrderLookup> => {
    const logIn = await logins.find(request);
    if (!logIn) return null;
    return limit.make({ address: clientAddress, account: String(logIn.userId) }, async () => {
      const value = await readOwnOrder({ shopSessions, shop, log }, logIn, orderId);
      return { value, counts: value === null && orderId !== null };
    });
  };

  /** Reads an order by its key, which the recipient of its e-mails has; wrong keys count like wrong numbers. */
  const findOrderByKey = (orderId: number, orderKey: string, clientAddress: string | null): Promise<OrderLookup> =>
    limit.make({ address: clientAddress }, async () => {
      const value = await finder.readByKey(orderId, orderKey);
      return { value, counts: value === null };
    });

  return async (request, orderId, clientAddress = null, orderKey = null) => {
    const accountLookup = await findAccountOrder(request, orderId, clientAddress);
    const accountOrder = accountLookup === "unknown" ? null : accountLookup;
    const guestOrder = accountOrder && orderId !== null ? null : await findGuestOrder(request, orderId);
    const sessionOrder =
      accountOrder && guestOrder ? pickNewerOrder(accountOrder, guestOrder) : (accountOrder ?? guestOrder);
    const lookup =
      sessionOrder ?? (orderId !== null && orderKey ? await findOrderByKey(orderId, orderKey, clientAddress) : null);
    if (lookup === "unknown" || (lookup === null && accountLookup === "unknown"))
      throw new HttpError(503, "The shop cannot be reached. Please try again.", "unreachable");
    const order = lookup;
    const payAt = order?.needsPayment ? await payPages.find(order.id) : null;
    return order && paymentInstructions.addTo(payAt ? { ...order, payAt } : order);
  };
}

/** Order; null if there is none for the requester, "unknown" while the shop cannot be read. */
type OrderLookup = Order | null | "unknown";

/** Reads an order as its owner; null for another customer's. */
async function readOwnOrder(
  { shopSessions, shop, log }: Pick<OrderReaderDependencies, "shopSessions" | "shop" | "log">,
  logIn: LogIn,
  orderId: number | null,
): Promise<OrderLookup> {
  try {
    // Without a session, because the token in the response could not be stored in a cookie.
    return await fetchOwnOrder(
      async (operation) =>
        (
          await shopSessions.sendRequest(
            { token: null, binding: null, logIn },
            (options) => shop.send(operation, options),
            {
              isMutation: false,
              comesAfterChanges: true,
            },
          )
        ).response,
      orderId,
      shop.currency,
    );
  } catch (error) {
    if (!(error instanceof ShopRequestError)) throw error;
    log.warn("A customer's order cannot be read", { error });
    return "unknown";
  }
}

const pickNewerOrder = (left: Order, right: Order): Order =>
  Date.parse(right.date) > Date.parse(left.date) ? right : left;
