import {
  isRecord,
  isSameItem,
  sumQuantity,
  type CartFailure,
  type LostCartItem,
  type JournalItem,
  type JournalLine,
} from "@rewire/domain";
import { toCartFailure } from "../../failure/narrowFailure.ts";
import { toFailure } from "../../failure/toFailure.ts";
import type { CartItemInput, FillCartMutation } from "../../gql/graphql.ts";
import type { GraphQLResponse } from "./ExecuteOperation.ts";

/** Errors in the response to `fillCart`, one for each rejected item or code. */
export type FillCartErrors = NonNullable<NonNullable<FillCartMutation["fillCart"]>["cartErrors"]>;

const isFillCartData = (data: unknown): data is FillCartMutation => {
  const payload = isRecord(data) ? data["fillCart"] : null;
  return isRecord(payload) && Array.isArray(payload["cartErrors"]);
};

/** Returns the errors in a response to `fillCart`; an empty list for the response to any other operation. */
export const readFillErrors = ({ data }: GraphQLResponse): FillCartErrors =>
  isFillCartData(data) ? (data.fillCart?.cartErrors ?? []) : [];

/** Maps an item to the input that the shop's cart mutations expect. */
export const toCartItemInput = (
  { productId, variationId, variation, extraData }: JournalItem,
  quantity: number,
): CartItemInput => ({
  productId,
  quantity,
  ...(variationId === null ? {} : { variationId, variation: variation.map((one) => ({ ...one })) }),
  ...(extraData === null ? {} : { extraData }),
});

/** Returns the reason why the shop rejected an item of `fillCart`; null if the item was accepted. */
export function toItemFailure(item: JournalItem, errors: FillCartErrors): CartFailure | null {
  const error = errors.find(
    (candidate) =>
      candidate !== null &&
      "productId" in candidate &&
      isSameItem(
        { ...item, variation: [], productId: candidate.productId, variationId: candidate.variationId ?? null },
        { ...item, variation: [] },
      ),
  );
  return error ? toCartFailure(toFailure(error.reasons?.[0] ?? "")) : null;
}

/**
 * Returns the lines that were rejected because their quantity exceeds the stock. Each line has the quantity that can
 * still be added.
 * @param itemFailures Failure of each line; null for an accepted line.
 * @param confirmedLines Lines of the shop's cart after the first request.
 */
export const limitToStock = (
  lines: readonly JournalLine[],
  itemFailures: readonly (CartFailure | null)[],
  confirmedLines: readonly JournalLine[],
): readonly JournalLine[] =>
  lines.flatMap((line, index) => {
    const itemFailure = itemFailures[index];
    if (itemFailure?.kind !== "notEnoughStock" || itemFailure.remaining === null) return [];
    const quantity = itemFailure.remaining - sumQuantity(confirmedLines, line.item);
    return quantity > 0 && quantity < line.quantity ? [{ ...line, quantity }] : [];
  });

/**
 * Returns a lost item for each line whose quantity is partly or entirely missing from the shop's cart.
 * @param previousLines Lines of the cart before the first request.
 * @param finalLines Lines of the cart after the last request.
 */
export const listLostItems = (
  lines: readonly JournalLine[],
  itemFailures: readonly (CartFailure | null)[],
  previousLines: readonly JournalLine[],
  finalLines: readonly JournalLine[],
): readonly LostCartItem[] =>
  lines.flatMap(({ key, item, quantity, name }, index): LostCartItem[] => {
    const quantityInCart = Math.max(0, sumQuantity(finalLines, item) - sumQuantity(previousLines, item));
    const failure = itemFailures[index] ?? { kind: "notPurchasable" };
    return quantityInCart >= quantity
      ? []
      : [{ id: `${key} ${quantity}`, kind: "line", name, requestedQuantity: quantity, quantityInCart, failure }];
  });
