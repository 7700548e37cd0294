import { assignOrder, fetchOrderOwnership, findAccount, ShopRequestError } from "@rewire/data/server";
import { isSameText } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import type { GuestOrders } from "./createGuestOrders.ts";

/**
 * Result of adding an order to an account. `notFound`: this browser did not place the order as a guest, or the order
 * belongs to another account; `otherEmail`: the account has another e-mail address than the order; `unavailable`: the
 * shop does not respond, or the server has no service account.
 */
export type OrderAssignmentResult = {
  readonly kind: "assigned" | "loggedOut" | "notFound" | "otherEmail" | "unavailable";
};

/** Way to add a guest's order to an account: a new one, or that of the logged-in customer. */
export type OrderAssignmentOffer = "register" | "assign";

/** Service that adds guests' orders to accounts. */
export interface OrderAssignment {
  /**
   * Returns how this browser can add an order that it placed as a guest to an account: `register` by creating one,
   * `assign` to that of the logged-in customer; null for any other order.
   */
  findOffer(request: Request, orderId: number): Promise<OrderAssignmentOffer | null>;
  /**
   * Adds an order that this browser placed as a guest to the account of the logged-in customer, whose e-mail address
   * must be that of the order. From then on the order is visible to its account only. May be repeated.
   *
   * @param clientAddress IP address of the client, for the limit of orders that are not found.
   * @throws HttpError 429 with the seconds to wait after too many of them.
   */
  assign(request: Request, orderId: number, clientAddress: string): Promise<OrderAssignmentResult>;
}

interface OrderAssignmentDependencies {
  /** Shop manager's log-in; null for none: then no order can be added. */
  readonly account: ServiceAccount | null;
  readonly orders: Pick<GuestOrders, "find" | "forget">;
  readonly logins: Pick<Logins, "find">;
  readonly locks: Locks;
  readonly limit: AttemptLimit<"address" | "account">;
  readonly log: Log;
}

/** Assigns an order in the shop, whose state decides. @param orderKey Key of the order that the visitor has placed */
const assignInShop = (
  serviceAccount: ServiceAccount,
  orderId: number,
  customerId: number,
  orderKey: string | null,
): Promise<OrderAssignmentResult> =>
  serviceAccount.sendRequest(async (client, options) => {
    const ownership = await fetchOrderOwnership(client, orderId, options);
    if (!ownership || orderKey === null || !isSameText(ownership.orderKey ?? "", orderKey)) return { kind: "notFound" };
    if (ownership.customerId === customerId) return { kind: "assigned" };
    if (ownership.customerId !== null) return { kind: "notFound" };
    const email = ownership.email.trim();
    const owner = email ? await findAccount(client, email, options) : null;
    if (owner?.customerId !== customerId) return { kind: "otherEmail" };
    await assignOrder(client, { orderId, customerId }, options);
    return { kind: "assigned" };
  });

/** Creates the service that adds guests' orders to accounts. It writes the account into the shop's order. */
export function createOrderAssignment(dependencies: OrderAssignmentDependencies): OrderAssignment {
  const { account, orders, logins, locks, limit, log } = dependencies;

  const assignOwnOrder = async (
    request: Request,
    orderId: number,
    customerId: number,
  ): Promise<OrderAssignmentResult> => {
    if (!account) return { kind: "unavailable" };
    const record = orderId > 0 ? await orders.find(request, orderId) : null;
    if (!record) return { kind: "notFound" };
    try {
      const result = await locks.run(`order ${orderId}`, () =>
        assignInShop(account, orderId, customerId, record.orderKey),
      );
      // The next user of the browser must not see an account's order.
      if (result.kind === "assigned") await orders.forget(request, orderId);
      return result;
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      log.warn("An order cannot be added to an account", { error, orderId });
      return { kind: "unavailable" };
    }
  };

  return {
    async findOffer(request, orderId) {
      const record = account && orderId > 0 ? await orders.find(request, orderId) : null;
      if (record?.orderKey == null || record.order.billing.email.trim() === "") return null;
      return (await logins.find(request)) ? "assign" : "register";
    },
    async assign(request, orderId, clientAddress) {
      const logIn = await logins.find(request);
      if (!logIn) return { kind: "loggedOut" };
      return limit.make({ address: clientAddress, account: String(logIn.userId) }, async () => {
        const value = await assignOwnOrder(request, orderId, logIn.userId);
        return { value, counts: value.kind === "notFound" };
      });
    },
  };
}
