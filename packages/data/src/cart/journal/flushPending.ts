import type { DocumentNode } from "graphql";
import { isApplied, sumQuantity, type CartFailure, type LostCartItem, type PendingChange } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import {
  AddToCartDocument,
  GetCartDocument,
  RemoveItemsFromCartDocument,
  UpdateItemQuantitiesDocument,
} from "../../gql/graphql.ts";
import { findResponseCart } from "./responseCart.ts";
import type { GraphQLResponse, ExecuteOperation } from "./ExecuteOperation.ts";
import { reconcileResponse, type ReconciliationDependencies } from "./reconcileResponse.ts";
import { toCartItemInput } from "./fillOutcome.ts";
import { NO_TAB } from "./PendingChanges.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** Dependencies of `flushPending`. */
export interface FlushDependencies extends ReconciliationDependencies {
  /** Returns whether no tab is about to send the change. */
  readonly isUnclaimed: (change: PendingChange) => boolean;
  readonly tab: string;
  /** Writes a response into the cache. */
  readonly publish: (query: DocumentNode, response: GraphQLResponse) => void;
}

/**
 * Sends the pending changes of the cart, oldest first, except those that another tab is about to send. A change that
 * the shop rejects is removed and recorded as a lost item.
 * @throws Error if the network fails; the changes that were not sent stay pending.
 */
export async function flushPending(dependencies: FlushDependencies, execute: ExecuteOperation): Promise<void> {
  const { journal, isUnclaimed } = dependencies;
  if (!journal.read().pending.some(isUnclaimed)) return;
  const unclaimedChanges = journal.read().pending.filter(isUnclaimed);
  const send = async (name: string, query: DocumentNode, variables: Record<string, unknown>) => {
    const response = await reconcileResponse(dependencies, execute, {
      name,
      variables,
      send: () => execute(query, variables),
    });
    if (findResponseCart(response, name)) dependencies.publish(query, response);
    return response;
  };
  await send("getCart", GetCartDocument, {});
  for (const { id } of unclaimedChanges) {
    const change = journal.read().pending.find((candidate) => candidate.id === id);
    // Without Web Locks, another tab may have started to send it.
    if (change && isUnclaimed(change)) await flushChange(dependencies, change, send);
  }
}

type Send = (name: string, query: DocumentNode, variables: Record<string, unknown>) => Promise<GraphQLResponse>;

async function flushChange({ journal, tab }: FlushDependencies, change: PendingChange, send: Send): Promise<void> {
  const { lines } = journal.read();
  const discardChange = () =>
    journal.update((now) => ({ ...now, pending: now.pending.filter(({ id }) => id !== change.id) }));
  const quantityBefore = sumQuantity(lines, change.item, change.key);
  const mutationArguments = toMutationArguments(change, quantityBefore);
  if (!mutationArguments) return discardChange();

  journal.update((now) => ({
    ...now,
    pending: now.pending.map((one) =>
      one.id === change.id
        ? { ...one, tab, isQueued: true, at: Date.now(), quantityBefore: one.quantityBefore ?? quantityBefore }
        : one,
    ),
  }));
  const response = await send(...mutationArguments).catch((error: unknown) => {
    journal.update((now) => ({
      ...now,
      pending: now.pending.map((one) => (one.id === change.id ? { ...one, tab: NO_TAB } : one)),
    }));
    throw error;
  });
  discardChange();
  if (findResponseCart(response, mutationArguments[0])) return;
  const failure = response.errors?.[0]
    ? toCartFailure(toFailure(response.errors[0].message))
    : ({ kind: "shopError" } as const);
  const quantityInCart = change.kind === "set" ? quantityBefore : 0;
  journal.update((now) => ({ ...now, losses: [...now.losses, toLostCartItem(change, quantityInCart, failure)] }));
}

/** Returns the operation that applies the change; null where the cart has that quantity already. */
function toMutationArguments(change: PendingChange, currentQuantity: number): Parameters<Send> | null {
  const { kind, key, item, quantity } = change;
  if (kind === "add")
    return isApplied(change, currentQuantity)
      ? null
      : ["addToCart", AddToCartDocument, { input: toCartItemInput(item, quantity) }];
  if (currentQuantity === quantity) return null;
  if (currentQuantity === 0 || key === null)
    return ["addToCart", AddToCartDocument, { input: toCartItemInput(item, quantity - currentQuantity) }];
  if (quantity === 0) return ["removeItemsFromCart", RemoveItemsFromCartDocument, { input: { keys: [key] } }];
  return ["updateItemQuantities", UpdateItemQuantitiesDocument, { input: { items: [{ key, quantity }] } }];
}

const toLostCartItem = (
  { id, name, quantity }: PendingChange,
  quantityInCart: number,
  failure: CartFailure,
): LostCartItem => ({
  id,
  kind: "line",
  name,
  requestedQuantity: quantity,
  quantityInCart,
  failure,
});
