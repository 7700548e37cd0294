import {
  parseDevices,
  parseWishlist,
  type Customer,
  type Order,
  type OwnedDevices,
  type WishlistRecords,
} from "@rewire/domain";
import { print } from "graphql";
import { toCustomer } from "../customer/toCustomer.ts";
import { GetOwnRecordsDocument, type GetOwnRecordsQuery } from "../gql/graphql.ts";
import { toOrder } from "../order/mappers/toOrder.ts";
import type { SendAsCustomer } from "../order/reads/fetchOwnOrder.ts";

/** Data that the shop stores about a customer: the account with its addresses, and its orders, newest first. */
export interface OwnRecords {
  readonly customer: Customer;
  /** Date and time as the shop writes them; "" for none. */
  readonly registered: string;
  readonly orders: readonly Order[];
  /** Wishlist and devices, which the storefront stores as meta data of the customer. */
  readonly wishlist: WishlistRecords;
  readonly devices: OwnedDevices;
}

/** Maximum number of pages of 50 orders; a shop that goes on forever is a failure. */
const MAX_PAGES = 200;

/**
 * Fetches the data that the shop stores about the logged-in customer. Returns null if the log-in has expired, or if
 * part of the data is missing.
 */
export async function fetchOwnRecords(sendAsCustomer: SendAsCustomer, currency: string): Promise<OwnRecords | null> {
  const orders: Order[] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, errors } = await sendAsCustomer({
      query: print(GetOwnRecordsDocument),
      operationName: "getOwnRecords",
      variables: { after },
    });
    const { viewer, customer } = (data ?? {}) as Partial<GetOwnRecordsQuery>;
    if (!viewer || !customer?.orders || errors.length > 0) return null;
    orders.push(...customer.orders.nodes.flatMap((node) => toOrder(node, currency) ?? []));
    const readList = (key: string) => customer.lists?.find((entry) => entry?.key === key)?.value;
    const { hasNextPage, endCursor } = customer.orders.pageInfo;
    if (!hasNextPage || !endCursor)
      return {
        customer: toCustomer(customer),
        registered: viewer.registeredDate ?? "",
        orders,
        wishlist: parseWishlist(readList("rewire_wishlist")),
        devices: parseDevices(readList("rewire_devices")),
      };
    after = endCursor;
  }
  return null;
}
