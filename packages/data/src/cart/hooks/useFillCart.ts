import {
  isSameItem,
  sumQuantity,
  type CartFailure,
  type LostCartItem,
  type JournalItem,
  type JournalLine,
} from "@rewire/domain";
import { useCallback } from "react";
import { FillCartDocument, type FillCartMutation, type FillCartMutationVariables } from "../../gql/graphql.ts";
import { listLostItems, limitToStock, toItemFailure, toCartItemInput } from "../journal/fillOutcome.ts";
import { toJournalItem, toValidQuantity, type CartLineInput } from "./addToCartLine.ts";
import { useCartClient, type CartClient } from "./CartClient.ts";
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
  const { journal, totalsState } = useCartClient();
  const [send, isFilling] = useCartRequest(FillCartDocument, "fillCart");
  const fillCart = useCallback<UseFillCartResult["fillCart"]>(
    (items) => sendItems({ journal, totalsState, send }, items),
    [journal, totalsState, send],
  );
  return { fillCart, isFilling };
}

interface SendDependencies extends Pick<CartClient, "journal" | "totalsState"> {
  readonly send: ReturnType<typeof useCartRequest<"fillCart", FillCartMutation, FillCartMutationVariables["input"]>>[0];
}

/** Sends items with one request, and one by one where the shop rejects all of them because of one. */
async function sendItems(
  { journal, totalsState, send }: SendDependencies,
  items: readonly FillCartItem[],
): Promise<FillCartOutcome> {
  const lines = mergeItems(items);
  const previousLines = journal.read().lines;
  const pendingLines: JournalLine[] = [];

  const add = async (batch: readonly JournalLine[]): Promise<ItemFailures> => {
    if (batch.length === 0) return [];
    const result = await send(
      { items: batch.map(({ item, quantity }) => toCartItemInput(item, quantity)) },
      { changes: batch.map(({ item, quantity, name }) => ({ kind: "add", key: null, item, quantity, name })) },
    );
    if (result.kind === "pending") pendingLines.push(...batch);
    if (result.kind !== "failed") return batch.map(({ item }) => findItemFailure(result, item));
    // Items of a cart that cannot be read may be in it.
    const isDivisible =
      batch.length > 1 && ITEM_FAILURE_KINDS.has(result.failure.kind) && totalsState() !== "uncertain";
    return isDivisible ? addSeparately(batch, journal.read().lines) : batch.map(() => result.failure);
  };
  const addSeparately = async (
    batch: readonly JournalLine[],
    currentLines: readonly JournalLine[],
  ): Promise<ItemFailures> => {
    const itemFailures: (CartFailure | null)[] = [];
    for (const line of batch) {
      const addedQuantity = sumQuantity(currentLines, line.item) - sumQuantity(previousLines, line.item);
      const quantity = line.quantity - addedQuantity;
      itemFailures.push(quantity > 0 ? ((await add([{ ...line, quantity }]))[0] ?? null) : null);
    }
    return itemFailures;
  };

  const failures = await add(lines);
  await add(limitToStock(lines, failures, journal.read().lines));
  const losses = listLostItems(lines, failures, previousLines, [...journal.read().lines, ...pendingLines]);
  return { change: pendingLines.length > 0 ? "pending" : "done", losses };
}

type ItemFailures = readonly (CartFailure | null)[];

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

/** Returns why the shop has not added an item; null if it has, or if the change is queued. */
function findItemFailure(
  result: Exclude<CartMutationResult<FillCartMutation>, { kind: "failed" }>,
  item: JournalItem,
): CartFailure | null {
  return result.kind === "answered" ? toItemFailure(item, result.data.fillCart?.cartErrors ?? []) : null;
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
