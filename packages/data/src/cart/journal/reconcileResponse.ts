import {
  confirmCart,
  findMissingLines,
  emptyIntent,
  clearPlacedLines,
  type CartIntent,
  type LostCartItem,
  type JournalLine,
} from "@rewire/domain";
import { GetCartDocument, type CartContentFragment, type GetCartQuery } from "../../gql/graphql.ts";
import { findResponseCart, replaceCart } from "./responseCart.ts";
import type { GraphQLResponse, ExecuteOperation } from "./ExecuteOperation.ts";
import { clearJournalAfterLogOut, clearOrderedLines, markJournalAsGuest } from "./clearJournal.ts";
import { toCartIntent } from "./toCartIntent.ts";
import type { CartMapper } from "../mappers/createCartMapper.ts";
import type { SessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { restoreLines } from "./restoreLines.ts";

/** Dependencies of `reconcileResponse`. */
export interface ReconciliationDependencies {
  readonly journal: JournalStorage;
  readonly mapCart: CartMapper;
  /**
   * Returns the state of this browser's last order, if it may have taken the lines; `settledAttempt` is the
   * attempt of an order whose lines have been removed already.
   */
  readonly readLastOrderState: (settledAttempt: string | null) => Promise<LastOrderState>;
  /** Data restored with the lines that is not in the journal. */
  readonly memory: SessionMemory;
  /** Returns whether an account's cart that comes back empty may be refilled, as during checkout. */
  readonly canRefillAccount: () => boolean;
  /** Waits, in milliseconds. @default setTimeout */
  readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/**
 * State of the last order placed in this browser, which may explain why cart lines are missing. `key` is the key of its
 * purchase attempt.
 */
export type LastOrderState =
  | { readonly state: "none" | "unknown" }
  | { readonly state: "placed"; readonly key: string };

/** GraphQL operation of a shop session: its name, its variables, and the function that sends it. */
export interface SessionOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly send: () => Promise<GraphQLResponse>;
}

/** Operations whose rejection may result from a cart that has lost its lines. */
const cartLineOperations = new Set([
  "getCart",
  "updateItemQuantities",
  "removeItemsFromCart",
  "emptyCart",
  "applyCoupon",
  "removeCoupons",
  "updateShippingMethod",
  "addToCart",
  "fillCart",
]);

/** Local response to checkout, which is not sent, until the shopper has confirmed a cart that was refilled. */
const cartRefilledResponse: GraphQLResponse = {
  data: null,
  errors: [{ message: "The cart was filled again after it came back empty.", extensions: { kind: "cartRefilled" } }],
};

/** Delay until this tab sees a storage change of another tab, in milliseconds. */
const STORAGE_DELAY_MS = 150;

/**
 * Sends an operation of the session, updates the journal with the cart in the response, and restores missing lines
 * before components receive the response. If a cart change failed because the session had expired, the change is
 * repeated in the restored session. Must not run for two operations at the same time.
 */
export async function reconcileResponse(
  dependencies: ReconciliationDependencies,
  execute: ExecuteOperation,
  { name, variables, send }: SessionOperation,
): Promise<GraphQLResponse> {
  const { journal, memory } = dependencies;
  const { lines: linesBefore, needsConsent } = journal.read();
  if (name === "checkout" && needsConsent === true) return cartRefilledResponse;
  const response = await send();
  if (name === "checkout") clearOrderedLines(journal, response);
  if (name === "logout") clearJournalAfterLogOut(journal, response);
  if (name === "getCart" && isGuestResponse(response)) markJournalAsGuest(journal);
  const cart = findResponseCart(response, name);
  if (cart) {
    const intent = { ...toCartIntent(name, variables, response), linesBefore };
    const restoredResponse = await restoreMissingLines(dependencies, execute, cart, intent, isNewSession(response));
    if (name === "getCart" && !isGuestResponse(response))
      journal.update((now) => (now.isGuest ? { ...now, isGuest: false } : now));
    if (!restoredResponse.wasIncomplete) memory.record(name, variables, response, restoredResponse.cart);
    const completeResponse = replaceCart(response, name, restoredResponse.cart);
    return name === "getCart" && restoredResponse.customer
      ? { ...completeResponse, data: { ...completeResponse.data, customer: restoredResponse.customer } }
      : completeResponse;
  }
  memory.record(name, variables, response, null);

  const isRejected = cartLineOperations.has(name) && (response.errors ?? []).length > 0;
  return isRejected && journal.read().lines.length > 0
    ? retryWithRestoredLines(dependencies, execute, { name, variables, send }, response)
    : response;
}

/**
 * Handles a failure that may come from a cart that has lost its lines: the lines are restored and the change is
 * repeated.
 */
async function retryWithRestoredLines(
  dependencies: ReconciliationDependencies,
  execute: ExecuteOperation,
  { name, variables, send }: SessionOperation,
  response: GraphQLResponse,
): Promise<GraphQLResponse> {
  const isNew = isNewSession(response);
  const currentResponse = await execute<GetCartQuery>(GetCartDocument).catch(() => null);
  if (
    !currentResponse?.data?.cart ||
    findMissingCartLines(dependencies, currentResponse.data.cart, emptyIntent, isNew).length === 0
  )
    return response;
  await restoreMissingLines(dependencies, execute, currentResponse.data.cart, emptyIntent, isNew);
  const retryResponse = await send();
  const fullCart = findResponseCart(retryResponse, name);
  return fullCart
    ? replaceCart(
        retryResponse,
        name,
        (
          await restoreMissingLines(
            dependencies,
            execute,
            fullCart,
            toCartIntent(name, variables, retryResponse),
            false,
          )
        ).cart,
      )
    : retryResponse;
}

/** Cart after missing data was restored, as far as the shop accepts it. */
interface RestoredResponse {
  readonly cart: CartContentFragment;
  /** Whether lines and addresses were missing. */
  readonly wasIncomplete: boolean;
  /** Customer, where addresses have been restored. */
  readonly customer?: object | null | undefined;
}

/** Restores missing addresses, lines, codes and the chosen rate, and updates the journal with the cart. */
async function restoreMissingLines(
  dependencies: ReconciliationDependencies,
  execute: ExecuteOperation,
  initialCart: CartContentFragment,
  intent: CartIntent,
  isNew: boolean,
): Promise<RestoredResponse> {
  const { journal, memory, mapCart, pause = wait } = dependencies;
  let cart = initialCart;
  let missingLines = findMissingCartLines(dependencies, cart, intent, isNew);
  const confirmRestoredCart = (
    currentCart: CartContentFragment,
    outcome: { missing?: readonly JournalLine[]; losses?: readonly LostCartItem[] } = {},
  ) => {
    const { confirmedCart } = mapCart(currentCart);
    journal.update((now) => confirmCart(now, confirmedCart, { now: Date.now(), ...outcome }));
    return { cart: currentCart, wasIncomplete: missingLines.length > 0 };
  };
  if (missingLines.length === 0) return confirmRestoredCart(cart);
  try {
    if (!isNew) {
      // Another tab may have removed them a moment ago.
      await pause(STORAGE_DELAY_MS);
      cart = (await execute<GetCartQuery>(GetCartDocument)).data?.cart ?? cart;
      missingLines = findMissingCartLines(dependencies, cart, intent, isNew);
      if (missingLines.length === 0) return confirmRestoredCart(cart);
    }
    const lastOrderState = await dependencies.readLastOrderState(journal.read().settledAttempt);
    if (lastOrderState.state === "unknown") return confirmRestoredCart(cart, { missing: missingLines });
    if (lastOrderState.state === "placed") {
      journal.update((now) => ({ ...clearPlacedLines(now), settledAttempt: lastOrderState.key }));
      return confirmRestoredCart(cart);
    }
    const current = journal.read();
    // Addresses come before the lines, because the available rates depend on them. An account's addresses are stored by
    // the shop.
    const hasSentAddresses = current.isGuest && (await memory.sendAddresses(execute));
    const refill = { ...current, coupons: memory.listCodes(current), rates: intent.rates ?? memory.listRates(current) };
    const restoredCart = await restoreLines(execute, refill, missingLines, cart, mapCart);
    if (!current.isGuest && !isNew) journal.update((now) => ({ ...now, needsConsent: true }));
    const { data } = hasSentAddresses ? await execute<GetCartQuery>(GetCartDocument) : {};
    return {
      ...confirmRestoredCart(data?.cart ?? restoredCart.cart, { losses: restoredCart.losses }),
      customer: data?.customer,
    };
  } catch {
    // The network failed: the next response triggers another attempt.
    return confirmRestoredCart(cart, { missing: missingLines });
  }
}

const findMissingCartLines = (
  { journal, mapCart, canRefillAccount }: ReconciliationDependencies,
  cart: CartContentFragment,
  intent: CartIntent,
  isNewSession: boolean,
): readonly JournalLine[] =>
  findMissingLines(journal.read(), mapCart(cart).confirmedCart.lines, intent, {
    isNewSession,
    isShared: journal.isShared(),
    canRefillAccount: canRefillAccount(),
  });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns whether the gateway reports a new session. */
const isNewSession = ({ extensions }: GraphQLResponse): boolean =>
  extensions?.["session"] === "renewed" || extensions?.["session"] === "started";

const isGuestResponse = ({ data }: GraphQLResponse): boolean => Boolean(data?.["cart"]) && !data?.["viewer"];
