import {
  confirmCart,
  missingLines,
  noIntent,
  withoutLines,
  type CartIntent,
  type CartLoss,
  type JournalLine,
} from "@rewire/domain";
import { GetCartDocument, type CartContentFragment, type GetCartQuery } from "../../gql/graphql.ts";
import { cartOf, withCart } from "./cartOfResponse.ts";
import type { Answer, Execute } from "./Execute.ts";
import { afterLogOut, afterOrder, becomeGuest } from "./clearJournal.ts";
import { intentOf } from "./intentOf.ts";
import type { CartMapper } from "../mappers/createCartMapper.ts";
import type { SessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { restoreLines } from "./restoreLines.ts";

/** Dependencies of `reconcileResponse`. */
export interface ReconcileParts {
  readonly journal: JournalStorage;
  readonly mapCart: CartMapper;
  /**
   * Returns the state of this browser's last order, if it may have taken the lines; `settledAttempt` is the
   * attempt of an order whose lines have been removed already.
   */
  readonly orderFate: (settledAttempt: string | null) => Promise<OrderFate>;
  /** Data restored with the lines that is not in the journal. */
  readonly memory: SessionMemory;
  /** Returns whether an account's cart that comes back empty may be refilled, as during checkout. */
  readonly canRefillAccount: () => boolean;
  /** Waits, in milliseconds. @default setTimeout */
  readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/**
 * State of this browser's last order, which may explain missing cart lines: no order, unknown, or placed with a key.
 */
export type OrderFate = { readonly state: "none" | "unknown" } | { readonly state: "placed"; readonly key: string };

/** GraphQL operation of a shop session: its name, its variables, and the function that sends it. */
export interface SessionOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly send: () => Promise<Answer>;
}

/** Operations that the shop rejects for an empty cart. */
const LINE_OPERATIONS = new Set([
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
const refillResponse: Answer = {
  data: null,
  errors: [{ message: "The cart was filled again after it came back empty.", extensions: { kind: "cartRefilled" } }],
};

/** Delay until this tab sees a storage change of another tab, in milliseconds. */
const STORAGE_DELAY_MS = 150;

/**
 * Sends an operation of the session, reconciles the journal with the cart in its response, and restores missing lines
 * before components receive the response. A change that failed because the session had expired is repeated in the
 * restored session. Must not run for two operations at a time.
 */
export async function reconcileResponse(
  parts: ReconcileParts,
  execute: Execute,
  { name, variables, send }: SessionOperation,
): Promise<Answer> {
  const { journal, memory } = parts;
  const { lines: linesBefore, needsConsent } = journal.read();
  if (name === "checkout" && needsConsent === true) return refillResponse;
  const response = await send();
  if (name === "checkout") afterOrder(journal, response);
  if (name === "logout") afterLogOut(journal, response);
  if (name === "getCart" && isGuestIn(response)) becomeGuest(journal);
  const cart = cartOf(response, name);
  if (cart) {
    const intent = { ...intentOf(name, variables, response), linesBefore };
    const full = await restoreMissing(parts, execute, cart, intent, isNewSession(response));
    if (name === "getCart" && !isGuestIn(response))
      journal.update((now) => (now.isGuest ? { ...now, isGuest: false } : now));
    if (!full.wasIncomplete) memory.record(name, variables, response, full.cart);
    const completeResponse = withCart(response, name, full.cart);
    return name === "getCart" && full.customer
      ? { ...completeResponse, data: { ...completeResponse.data, customer: full.customer } }
      : completeResponse;
  }
  memory.record(name, variables, response, null);

  const isRefused = LINE_OPERATIONS.has(name) && (response.errors ?? []).length > 0;
  return isRefused && journal.read().lines.length > 0
    ? afterRefusal(parts, execute, { name, variables, send }, response)
    : response;
}

/**
 * Handles a failure that may come from a cart that has lost its lines: the lines are restored and the change is
 * repeated.
 */
async function afterRefusal(
  parts: ReconcileParts,
  execute: Execute,
  { name, variables, send }: SessionOperation,
  response: Answer,
): Promise<Answer> {
  const isNew = isNewSession(response);
  const current = await execute<GetCartQuery>(GetCartDocument).catch(() => null);
  if (!current?.data?.cart || missingIn(parts, current.data.cart, noIntent, isNew).length === 0) return response;
  await restoreMissing(parts, execute, current.data.cart, noIntent, isNew);
  const retryResponse = await send();
  const full = cartOf(retryResponse, name);
  return full
    ? withCart(
        retryResponse,
        name,
        (await restoreMissing(parts, execute, full, intentOf(name, variables, retryResponse), false)).cart,
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
async function restoreMissing(
  parts: ReconcileParts,
  execute: Execute,
  first: CartContentFragment,
  intent: CartIntent,
  isNew: boolean,
): Promise<RestoredResponse> {
  const { journal, memory, mapCart, pause = wait } = parts;
  let cart = first;
  let missing = missingIn(parts, cart, intent, isNew);
  const confirm = (
    current: CartContentFragment,
    outcome: { missing?: readonly JournalLine[]; losses?: readonly CartLoss[] } = {},
  ) => {
    const { confirmed } = mapCart(current);
    journal.update((now) => confirmCart(now, confirmed, { now: Date.now(), ...outcome }));
    return { cart: current, wasIncomplete: missing.length > 0 };
  };
  if (missing.length === 0) return confirm(cart);
  try {
    if (!isNew) {
      // Another tab may have removed them a moment ago.
      await pause(STORAGE_DELAY_MS);
      cart = (await execute<GetCartQuery>(GetCartDocument)).data?.cart ?? cart;
      missing = missingIn(parts, cart, intent, isNew);
      if (missing.length === 0) return confirm(cart);
    }
    const fate = await parts.orderFate(journal.read().settledAttempt);
    if (fate.state === "unknown") return confirm(cart, { missing });
    if (fate.state === "placed") {
      journal.update((now) => ({ ...withoutLines(now), settledAttempt: fate.key }));
      return confirm(cart);
    }
    const current = journal.read();
    // Addresses come before the lines, because the available rates depend on them. An account's addresses are stored by
    // the shop.
    const hasSentAddresses = current.isGuest && (await memory.sendAddresses(execute));
    const refill = { ...current, coupons: memory.codesOf(current), rates: intent.rates ?? memory.ratesOf(current) };
    const restored = await restoreLines(execute, refill, missing, cart, mapCart);
    if (!current.isGuest && !isNew) journal.update((now) => ({ ...now, needsConsent: true }));
    const { data } = hasSentAddresses ? await execute<GetCartQuery>(GetCartDocument) : {};
    return { ...confirm(data?.cart ?? restored.cart, { losses: restored.losses }), customer: data?.customer };
  } catch {
    // The network failed: the next response triggers another attempt.
    return confirm(cart, { missing });
  }
}

const missingIn = (
  { journal, mapCart, canRefillAccount }: ReconcileParts,
  cart: CartContentFragment,
  intent: CartIntent,
  isNewSession: boolean,
): readonly JournalLine[] =>
  missingLines(journal.read(), mapCart(cart).confirmed.lines, intent, {
    isNewSession,
    isShared: journal.isShared(),
    canRefillAccount: canRefillAccount(),
  });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns whether the gateway reports a new session. */
const isNewSession = ({ extensions }: Answer): boolean =>
  extensions?.["session"] === "renewed" || extensions?.["session"] === "started";

const isGuestIn = ({ data }: Answer): boolean => Boolean(data?.["cart"]) && !data?.["viewer"];
