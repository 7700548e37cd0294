import {
  isRecord,
  isSameItem,
  quantityOf,
  type CartFailure,
  type CartLoss,
  type JournalItem,
  type JournalLine,
} from "@rewire/domain";
import { toCartFailure } from "../../failure/narrowFailure.ts";
import { toFailure } from "../../failure/toFailure.ts";
import type { CartItemInput, FillCartMutation } from "../../gql/graphql.ts";
import type { Answer } from "./Execute.ts";

/** Errors of single items or codes in the response to `fillCart`. */
export type FillErrors = NonNullable<NonNullable<FillCartMutation["fillCart"]>["cartErrors"]>;

const isFillData = (data: unknown): data is FillCartMutation => {
  const payload = isRecord(data) ? data["fillCart"] : null;
  return isRecord(payload) && Array.isArray(payload["cartErrors"]);
};

/** Returns the errors in a response to `fillCart`; empty for any other response. */
export const fillErrorsOf = ({ data }: Answer): FillErrors =>
  isFillData(data) ? (data.fillCart?.cartErrors ?? []) : [];

/** Maps an item to the input of the shop's mutations. */
export const toInput = (
  { productId, variationId, variation, extraData }: JournalItem,
  quantity: number,
): CartItemInput => ({
  productId,
  quantity,
  ...(variationId === null ? {} : { variationId, variation: variation.map((one) => ({ ...one })) }),
  ...(extraData === null ? {} : { extraData }),
});

/** Returns the reason why the shop rejected an item of `fillCart`; null for an accepted item. */
export function refusalOf(item: JournalItem, errors: FillErrors): CartFailure | null {
  const error = errors.find(
    (one) =>
      one !== null &&
      "productId" in one &&
      isSameItem(
        { ...item, variation: [], productId: one.productId, variationId: one.variationId ?? null },
        { ...item, variation: [] },
      ),
  );
  return error ? toCartFailure(toFailure(error.reasons?.[0] ?? "")) : null;
}

/**
 * Returns the lines whose stock is lower than their quantity, with the quantity that is still available.
 * @param refusals Failure of each line; null for an accepted line.
 * @param confirmed Lines of the shop's cart after the first request.
 */
export const reduceToStock = (
  lines: readonly JournalLine[],
  refusals: readonly (CartFailure | null)[],
  confirmed: readonly JournalLine[],
): readonly JournalLine[] =>
  lines.flatMap((line, index) => {
    const refusal = refusals[index];
    if (refusal?.kind !== "notEnoughStock" || refusal.remaining === null) return [];
    const quantity = refusal.remaining - quantityOf(confirmed, line.item);
    return quantity > 0 && quantity < line.quantity ? [{ ...line, quantity }] : [];
  });

/**
 * Returns a loss for each line whose quantity is partly or entirely missing from the shop's cart.
 * @param before Lines of the cart before the first request.
 * @param after Lines of the cart after the last request.
 */
export const fillLosses = (
  lines: readonly JournalLine[],
  refusals: readonly (CartFailure | null)[],
  before: readonly JournalLine[],
  after: readonly JournalLine[],
): readonly CartLoss[] =>
  lines.flatMap(({ key, item, quantity, name }, index): CartLoss[] => {
    const quantityInCart = Math.max(0, quantityOf(after, item) - quantityOf(before, item));
    const failure = refusals[index] ?? { kind: "notPurchasable" };
    return quantityInCart >= quantity
      ? []
      : [{ id: `${key} ${quantity}`, kind: "line", name, requestedQuantity: quantity, quantityInCart, failure }];
  });
