import {
  isSameItem,
  sumQuantity,
  type CartFailure,
  type LostCartItem,
  type JournalItem,
  type JournalLine,
} from "@rewire/domain";
import { useCallback } from "react";
import { FillCartDocument, GetCartDocument, type FillCartMutation } from "../../gql/graphql.ts";
import { listLostItems, limitToStock, toItemFailure, toCartItemInput } from "../journal/fillOutcome.ts";
import { toJournalItem, toValidQuantity, type CartLineInput } from "./addToCartLine.ts";
import { useCartClient } from "./CartClient.ts";
import type { CartChangeOutcome } from "./useCartMutation.ts";
import { useCartRequest, type CartMutationResult } from "./useCartRequest.ts";

/** Item for `fillCart` to add to the cart, with its display name. */
export interface FillCartItem extends CartLineInput {
  /** Product with its options, to name the line in a loss. */
  readonly name: string;
}

/** Outcome of `fillCart`: whether the items were added or queued, and the items that were not accepted in full. */
export interface FillCartOutcome {
  readonly change: CartChangeOutcome;
  /** Lines whose quantity the shop has accepted only in part or not at all, in the order of the items. */
  readonly losses: readonly LostCartItem[];
}

/** Result of `useFillCart`: the mutation function, and whether the mutation is pending. */
export interface UseFillCartResult {
  /**
   * Adds several items with one request. Where the stock is lower than a quantity, the available quantity is added with
   * a second request. Resolves once the shop has responded or the changes are queued; never rejects.
   */
  readonly fillCart: (lines: readonly FillCartItem[]) => Promise<FillCartOutcome>;
  readonly isFilling: boolean;
}

/** Returns a function that adds several items to the cart at once, such as those of an earlier order. */
export function useFillCart(): UseFillCartResult {
  const { apollo, journal } = useCartClient();
  const [send, isFilling] = useCartRequest(FillCartDocument, "fillCart");

  const fillCart = useCallback<UseFillCartResult["fillCart"]>(
    async (items) => {
      const lines = mergeItems(items);
      const previousLines = journal.read().lines;
      const pendingLines: JournalLine[] = [];
      const add = async (batch: readonly JournalLine[]): Promise<ItemFailures> => {
        if (batch.length === 0) return [];
        const mutationResult = await send(
          { items: batch.map(({ item, quantity }) => toCartItemInput(item, quantity)) },
          { changes: batch.map(({ item, quantity, name }) => ({ kind: "add", key: null, item, quantity, name })) },
        );
        if (mutationResult.kind === "pending") pendingLines.push(...batch);
        // The shop may have added the items although its response was lost: what is in the cart decides.
        if (mutationResult.kind === "failed" && LOST_RESPONSE_KINDS.has(mutationResult.failure.kind))
          await apollo.refetchQueries({ include: [GetCartDocument] }).catch(() => undefined);
        if (
          mutationResult.kind === "failed" &&
          batch.length > 1 &&
          ITEM_FAILURE_KINDS.has(mutationResult.failure.kind)
        ) {
          if (mutationResult.failure.kind === "shopError")
            await apollo.refetchQueries({ include: [GetCartDocument] }).catch(() => undefined);
          return addItemsSeparately(batch, journal.read().lines);
        }
        return batch.map(({ item }) => findItemFailure(mutationResult, item));
      };
      const addItemsSeparately = async (
        batch: readonly JournalLine[],
        currentLines: readonly JournalLine[],
      ): Promise<ItemFailures> => {
        const itemFailures: (CartFailure | null)[] = [];
        for (const line of batch) {
          const quantity =
            line.quantity - (sumQuantity(currentLines, line.item) - sumQuantity(previousLines, line.item));
          itemFailures.push(quantity > 0 ? ((await add([{ ...line, quantity }]))[0] ?? null) : null);
        }
        return itemFailures;
      };
      const batchFailures = await add(lines);
      await add(limitToStock(lines, batchFailures, journal.read().lines));
      const losses = listLostItems(lines, batchFailures, previousLines, [...journal.read().lines, ...pendingLines]);
      return { change: pendingLines.length > 0 ? "pending" : "done", losses };
    },
    [apollo, journal, send],
  );

  return { fillCart, isFilling };
}

type ItemFailures = readonly (CartFailure | null)[];

/** Failures after which it is unknown whether the shop added the items. */
const LOST_RESPONSE_KINDS: ReadonlySet<CartFailure["kind"]> = new Set(["unreachable", "timeout"]);

/** Failures of a whole request that may be due to one of its items, so that the items are added one by one. */
const ITEM_FAILURE_KINDS: ReadonlySet<CartFailure["kind"]> = new Set([
  "notFound",
  "outOfStock",
  "notEnoughStock",
  "soldIndividually",
  "notPurchasable",
  "choiceMissing",
  "bookingMissing",
  "shopError",
]);

function findItemFailure(mutationResult: CartMutationResult<FillCartMutation>, item: JournalItem): CartFailure | null {
  if (mutationResult.kind === "failed") return mutationResult.failure;
  return mutationResult.kind === "answered"
    ? toItemFailure(item, mutationResult.data.fillCart?.cartErrors ?? [])
    : null;
}

/** Merges equal items, which the shop would put on one line. */
function mergeItems(items: readonly FillCartItem[]): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  for (const { name, ...line } of items) {
    const item = toJournalItem(line);
    const quantity = toValidQuantity(line.quantity);
    const index = lines.findIndex((otherLine) => isSameItem(item, otherLine.item) && isSameItem(otherLine.item, item));
    const matchingLine = lines[index];
    if (matchingLine) lines[index] = { ...matchingLine, quantity: matchingLine.quantity + quantity };
    else lines.push({ key: `${lines.length}`, item, quantity, name });
  }
  return lines;
}
