import { fetchGuestOrder, ShopRequestError, type ShopClient, type ShopRequestOptions } from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { createOrderLinkKeys } from "./createOrderLinkKeys.ts";
import type { PaymentInstructions } from "./createPaymentInstructions.ts";
import type { PayPages } from "./createPayPages.ts";
import { findOrderIdByEmail, limitOrderLookup, type LookupLimit, type OrderProof } from "./orderProof.ts";

/**
 * Result of an order lookup. `notFound` deliberately does not reveal whether the number, the e-mail address or the key
 * is wrong, or whether the order belongs to an account.
 */
export type OrderLookup =
  | { readonly kind: "found"; readonly order: Order; /** Key of the order's link, for 30 days. */ readonly key: string }
  | { readonly kind: "notFound" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The shop does not respond, or the server has no service account for it: then no guest's order can be read. */
  | { readonly kind: "unavailable" };

/** Service that gives guests access to their orders from any browser. */
export interface OrderAccess {
  /** Whether guests' orders can be read, for which the server needs the service account. */
  readonly isAvailable: boolean;
  /** Returns a key that opens an order for 30 days as {@link OrderProof}; give it to the owner only. */
  keyOf(orderId: number): string;
  /**
   * Finds a guest's order as it stands now. Never finds an account's order, whose owner logs in: see `OrderReader`.
   * Failed attempts are limited: 10 from an address, 30 at a number and 300 in total within 15 minutes; links count by
   * address alone, since their keys cannot be guessed, and not at all with a right key of the storefront's own.
   *
   * @param clientAddress IP address of the client, for the limits.
   * @throws KeyValueStoreUnavailableError while the attempts cannot be counted.
   */
  find(proof: OrderProof, clientAddress: string): Promise<OrderLookup>;
}

interface OrderAccessOptions {
  /** Shop manager's log-in; null for none: then every lookup is `unavailable`. */
  readonly account: ServiceAccount | null;
  /** Wraps a client so that pictures have same-origin URLs. */
  readonly wrapClient: (client: ShopClient) => ShopClient;
  readonly payPages: PayPages;
  readonly paymentInstructions: PaymentInstructions;
  readonly limit: LookupLimit;
  /** Secrets that sign the links. */
  readonly secrets: Secrets;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Order keys are `wc_order_` followed by letters; plugins generate longer ones. */
const orderKeyPattern = /^[\w-]{8,120}$/;

/**
 * Creates the service that gives guests access to their orders, by number and e-mail address or by the key of a link.
 */
export function createOrderAccess(options: OrderAccessOptions): OrderAccess {
  const { account, limit, log } = options;
  const keys = createOrderLinkKeys(options.secrets, options.now);
  const readOrder = createGuestOrderReader(options, keys.isKeyOf);

  const lookUp = async (proof: OrderProof): Promise<OrderLookup> => {
    if (!account) return { kind: "unavailable" };
    try {
      const order = await account.sendRequest((client, requestOptions) => readOrder(client, proof, requestOptions));
      return order ? { kind: "found", order, key: keys.keyOf(order.id) } : { kind: "notFound" };
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      log.warn("A guest's order cannot be read", { error });
      return { kind: "unavailable" };
    }
  };

  return {
    isAvailable: account !== null,
    keyOf: keys.keyOf,
    find: (proof, clientAddress) => limitOrderLookup({ limit, isLinkKey: keys.isKeyOf }, proof, clientAddress, lookUp),
  };
}

/**
 * Creates the function that reads a guest's order; null without a valid proof. Without one, the requests to the shop
 * are the same whether the order exists or not, and nothing of the order is mapped.
 */
function createGuestOrderReader(
  { wrapClient, payPages, paymentInstructions }: OrderAccessOptions,
  isLinkKey: (key: string, orderId: number) => boolean,
) {
  return async (client: ShopClient, proof: OrderProof, options: ShopRequestOptions): Promise<Order | null> => {
    const id =
      "key" in proof ? toOrderId(proof.number) : await findOrderIdByEmail(client, proof.number, proof.email, options);
    const isKeyMalformed = "key" in proof && !orderKeyPattern.test(proof.key.replace(".", "-"));
    if (id === null || isKeyMalformed) return null;
    const result = await fetchGuestOrder(wrapClient(client), id, options);
    if (!result.ok) return null;
    const { order, orderKey } = result.value;
    const isOwner = !("key" in proof) || isLinkKey(proof.key, id) || isSameText(proof.key, orderKey);
    if (!isOwner) return null;
    const payAt = order.needsPayment ? await payPages.find(order.id) : null;
    return paymentInstructions.addTo(payAt ? { ...order, payAt } : order);
  };
}

const toOrderId = (text: string): number | null => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : null);
