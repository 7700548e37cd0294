import { FindBuyerOrdersDocument, type FindBuyerOrdersQuery } from "../gql/graphql.ts";
import { read } from "../server/read.ts";
import { requireViewer } from "../server/requireViewer.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";
import type { ReviewAuthor } from "./fetchReviewAuthors.ts";

/** Statuses of orders that are paid, as WooCommerce counts them for its own "verified owner". */
const paidStatuses: ReadonlySet<string> = new Set(["COMPLETED", "PROCESSING"]);
/** WooCommerce's other statuses; a plugin's, such as "shipped", counts if the shop has recorded a payment. */
const unpaidStatuses: ReadonlySet<string> = new Set([
  "PENDING",
  "ON_HOLD",
  "CANCELLED",
  "REFUNDED",
  "FAILED",
  "CHECKOUT_DRAFT",
]);

type BuyerOrder = NonNullable<FindBuyerOrdersQuery["orders"]>["nodes"][number];

/**
 * Returns whether the author of a review has paid for an order of the product. Orders are searched by account and by
 * e-mail address, with the access rights of a shop manager, and each result is checked again, because the shop may
 * ignore a filter.
 * @throws ShopRequestError if the shop does not respond or denies access; ShopResponseError if the log-in has expired.
 */
export async function hasBoughtProduct(
  client: ShopClient,
  { email, customerId }: Pick<ReviewAuthor, "email" | "customerId">,
  productId: number,
  options: ShopRequestOptions,
): Promise<boolean> {
  const isBuyer = ({ status, datePaid, billing, customer }: BuyerOrder) =>
    isPaidStatus(status, datePaid) &&
    ((email !== "" && billing?.email?.trim().toLowerCase() === email) ||
      (customerId !== null && customer?.databaseId === customerId));
  const hasProduct = ({ lineItems }: BuyerOrder) =>
    lineItems?.nodes.some((line) => line.productId === productId) ?? false;
  const filters = [
    ...(customerId === null ? [] : [{ customerId }]),
    ...(email === "" ? [] : [{ billingEmail: email }]),
  ];
  for (const filter of filters) {
    // Statuses of plugins cannot be asked for: a shop without them refuses the request.
    const orderFilter = { ...filter, productId };
    const { data } = await read(client, FindBuyerOrdersDocument, { where: orderFilter }, options);
    requireViewer(data);
    if (data.orders?.nodes.some((order) => isBuyer(order) && hasProduct(order))) return true;
  }
  return false;
}

const isPaidStatus = (status: string | null, datePaid: string | null): boolean =>
  status !== null && (paidStatuses.has(status) || (Boolean(datePaid) && !unpaidStatuses.has(status)));
