import type { DocumentNode } from "graphql";
import { isMade, piecesOf, type CartFailure, type CartLoss, type PendingChange } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import {
  AddToCartDocument,
  GetCartDocument,
  RemoveItemsFromCartDocument,
  UpdateItemQuantitiesDocument,
} from "../../gql/graphql.ts";
import { cartOf } from "./answeredCart.ts";
import type { Answer, Ask } from "./Ask.ts";
import { reconcileAnswer, type ReconcileParts } from "./reconcileAnswer.ts";
import { toInput } from "./restoreLines.ts";
import { nobody } from "./PendingChanges.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** Dependencies of `flushPending`. */
export interface FlushParts extends ReconcileParts {
  /** Returns whether no tab is about to send the change. */
  readonly isLeftOver: (change: PendingChange) => boolean;
  readonly tab: string;
  /** Writes a response into the cache. */
  readonly publish: (query: DocumentNode, answer: Answer) => void;
}

/**
 * Sends pending changes, oldest first. The cart is fetched first, so that a change that the shop received before the
 * network failed is not applied twice. A change that the shop refuses is removed and recorded as a loss.
 * @throws the network's error; unsent changes stay pending.
 */
export async function flushPending(parts: FlushParts, ask: Ask): Promise<void> {
  const { journal, isLeftOver } = parts;
  if (!journal.read().waiting.some(isLeftOver)) return;
  const before = journal.read().waiting.filter(isLeftOver);
  const send = async (name: string, query: DocumentNode, variables: Record<string, unknown>) => {
    const answer = await reconcileAnswer(parts, ask, { name, variables, send: () => ask(query, variables) });
    if (cartOf(answer, name)) parts.publish(query, answer);
    return answer;
  };
  await send("getCart", GetCartDocument, {});
  for (const { id } of before) {
    const change = journal.read().waiting.find((one) => one.id === id);
    // Where the browser has no Web Locks, another tab may have started to send it.
    if (change && isLeftOver(change)) await settle(parts, change, send);
  }
}

type Send = (name: string, query: DocumentNode, variables: Record<string, unknown>) => Promise<Answer>;

async function settle({ journal, tab }: FlushParts, change: PendingChange, send: Send): Promise<void> {
  const { lines } = journal.read();
  const drop = () => journal.update((now) => ({ ...now, waiting: now.waiting.filter(({ id }) => id !== change.id) }));
  const step = stepFor(change, piecesOf(lines, change.item, change.key));
  if (!step) return drop();

  journal.update((now) => ({
    ...now,
    waiting: now.waiting.map((one) =>
      one.id === change.id
        ? { ...one, tab, isKept: true, at: Date.now(), before: one.before ?? piecesOf(lines, one.item, one.key) }
        : one,
    ),
  }));
  const answer = await send(...step).catch((error: unknown) => {
    journal.update((now) => ({
      ...now,
      waiting: now.waiting.map((one) => (one.id === change.id ? { ...one, tab: nobody } : one)),
    }));
    throw error;
  });
  drop();
  if (cartOf(answer, step[0])) return;
  const failure = answer.errors?.[0]
    ? toCartFailure(toFailure(answer.errors[0].message))
    : ({ kind: "shopError" } as const);
  const kept = change.kind === "set" ? piecesOf(lines, change.item, change.key) : 0;
  journal.update((now) => ({ ...now, losses: [...now.losses, lossOf(change, kept, failure)] }));
}

/** Returns the operation that applies the change; null where the cart already is as wanted. */
function stepFor(change: PendingChange, has: number): Parameters<Send> | null {
  const { kind, key, item, quantity } = change;
  if (kind === "add")
    return isMade(change, has) ? null : ["addToCart", AddToCartDocument, { input: toInput(item, quantity) }];
  if (has === quantity) return null;
  if (has === 0 || key === null) return ["addToCart", AddToCartDocument, { input: toInput(item, quantity - has) }];
  if (quantity === 0) return ["removeItemsFromCart", RemoveItemsFromCartDocument, { input: { keys: [key] } }];
  return ["updateItemQuantities", UpdateItemQuantitiesDocument, { input: { items: [{ key, quantity }] } }];
}

const lossOf = ({ id, name, quantity }: PendingChange, kept: number, failure: CartFailure): CartLoss => ({
  id,
  kind: "line",
  name,
  wanted: quantity,
  kept,
  failure,
});
