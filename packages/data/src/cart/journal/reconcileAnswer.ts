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
import { cartOf, withCart } from "./answeredCart.ts";
import type { Answer, Ask } from "./Ask.ts";
import { afterLogOut, afterOrder, becomeGuest } from "./clearJournal.ts";
import { intentOf } from "./intentOf.ts";
import { toConfirmedCart, toJournalLines } from "./toConfirmedCart.ts";
import type { SessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { restoreLines } from "./restoreLines.ts";

/** Dependencies of `reconcileAnswer`. */
export interface ReconcileParts {
  readonly journal: JournalStorage;
  readonly currency: string;
  /**
   * Returns the state of this browser's last order, if it may have taken the lines; `settled` is an order that is
   * already accounted for.
   */
  readonly orderFate: (settled: string | null) => Promise<OrderFate>;
  /** Data restored with the lines that is not in the journal. */
  readonly memory: SessionMemory;
  /** Returns whether an account's cart that comes back empty may be refilled, as during checkout. */
  readonly canRefillAccount: () => boolean;
  /** Waits, in milliseconds. @default setTimeout */
  readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/** State of an order that may have taken the missing lines. */
export type OrderFate = { readonly state: "none" | "unknown" } | { readonly state: "placed"; readonly key: string };

/** Operation of the session. */
export interface SessionOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly send: () => Promise<Answer>;
}

/** Operations that the shop refuses when the cart has lost its lines. */
const aboutLines = new Set([
  "getCart",
  "updateItemQuantities",
  "removeItemsFromCart",
  "emptyCart",
  "applyCoupon",
  "removeCoupons",
  "updateShippingMethod",
  "addToCart",
]);

/** Local response to checkout, which is not sent, until the shopper has confirmed a cart that was refilled. */
const refilled: Answer = {
  data: null,
  errors: [{ message: "The cart was filled again after it came back empty.", extensions: { kind: "cartRefilled" } }],
};

/** Delay until this tab sees a storage change of another tab, in milliseconds. */
const NEWS_MS = 150;

/**
 * Sends an operation of the session, reconciles the journal with the cart of its response, and restores missing lines
 * before the response is shown. A change that failed because the session had expired is repeated in the restored one.
 * Call it for one operation at a time.
 */
export async function reconcileAnswer(
  parts: ReconcileParts,
  ask: Ask,
  { name, variables, send }: SessionOperation,
): Promise<Answer> {
  const { journal, memory } = parts;
  const { lines: linesBefore, needsConsent } = journal.read();
  if (name === "checkout" && needsConsent === true) return refilled;
  const answer = await send();
  if (name === "checkout") afterOrder(journal, answer);
  if (name === "logout") afterLogOut(journal, answer);
  if (name === "getCart" && isGuestIn(answer)) becomeGuest(journal);
  const cart = cartOf(answer, name);
  if (cart) {
    const intent = { ...intentOf(name, variables), linesBefore };
    const full = await complete(parts, ask, cart, intent, isNewSession(answer));
    if (name === "getCart" && !isGuestIn(answer))
      journal.update((now) => (now.isGuest ? { ...now, isGuest: false } : now));
    if (!full.wasIncomplete) memory.learn(name, variables, answer, full.cart);
    const whole = withCart(answer, name, full.cart);
    return name === "getCart" && full.customer ? { ...whole, data: { ...whole.data, customer: full.customer } } : whole;
  }
  memory.learn(name, variables, answer, null);

  const isRefused = aboutLines.has(name) && (answer.errors ?? []).length > 0;
  return isRefused && journal.read().lines.length > 0
    ? afterRefusal(parts, ask, { name, variables, send }, answer)
    : answer;
}

/**
 * Handles a refusal that may come from a cart that has lost its lines: the lines are restored and the change is
 * repeated.
 */
async function afterRefusal(
  parts: ReconcileParts,
  ask: Ask,
  { name, variables, send }: SessionOperation,
  answer: Answer,
): Promise<Answer> {
  const isNew = isNewSession(answer);
  const found = await ask<GetCartQuery>(GetCartDocument).catch(() => null);
  if (!found?.data?.cart || missingIn(parts, found.data.cart, noIntent, isNew).length === 0) return answer;
  await complete(parts, ask, found.data.cart, noIntent, isNew);
  const again = await send();
  const full = cartOf(again, name);
  return full
    ? withCart(again, name, (await complete(parts, ask, full, intentOf(name, variables), false)).cart)
    : again;
}

/** Cart after missing data was restored, as far as the shop accepts it. */
interface Completed {
  readonly cart: CartContentFragment;
  /** Whether lines and addresses were missing. */
  readonly wasIncomplete: boolean;
  /** Customer, where addresses have been restored. */
  readonly customer?: object | null | undefined;
}

/** Restores missing addresses, lines, codes and the chosen rate, and updates the journal with the cart. */
async function complete(
  parts: ReconcileParts,
  ask: Ask,
  first: CartContentFragment,
  intent: CartIntent,
  isNew: boolean,
): Promise<Completed> {
  const { journal, memory, currency, pause = wait } = parts;
  let cart = first;
  let missing = missingIn(parts, cart, intent, isNew);
  const keep = (
    one: CartContentFragment,
    more: { missing?: readonly JournalLine[]; losses?: readonly CartLoss[] } = {},
  ) => {
    const confirmed = toConfirmedCart(one, currency);
    journal.update((now) => confirmCart(now, confirmed, { now: Date.now(), ...more }));
    return { cart: one, wasIncomplete: missing.length > 0 };
  };
  if (missing.length === 0) return keep(cart);
  try {
    if (!isNew) {
      // Another tab may have removed them a moment ago.
      await pause(NEWS_MS);
      cart = (await ask<GetCartQuery>(GetCartDocument)).data?.cart ?? cart;
      missing = missingIn(parts, cart, intent, isNew);
      if (missing.length === 0) return keep(cart);
    }
    const fate = await parts.orderFate(journal.read().orderedBy);
    if (fate.state === "unknown") return keep(cart, { missing });
    if (fate.state === "placed") {
      journal.update((now) => ({ ...withoutLines(now), orderedBy: fate.key }));
      return keep(cart);
    }
    const current = journal.read();
    // Addresses come before the lines, because the available rates depend on them. An account's addresses are stored by
    // the shop.
    const hasTold = current.isGuest && (await memory.tellAddresses(ask));
    const refill = { ...current, coupons: memory.codesOf(current), rates: intent.rates ?? memory.ratesOf(current) };
    const back = await restoreLines(ask, refill, missing, cart, currency);
    if (!current.isGuest && !isNew) journal.update((now) => ({ ...now, needsConsent: true }));
    const { data } = hasTold ? await ask<GetCartQuery>(GetCartDocument) : {};
    return { ...keep(data?.cart ?? back.cart, { losses: back.losses }), customer: data?.customer };
  } catch {
    // The network failed: the next response triggers another attempt.
    return keep(cart, { missing });
  }
}

const missingIn = (
  { journal, currency, canRefillAccount }: ReconcileParts,
  cart: CartContentFragment,
  intent: CartIntent,
  isNewSession: boolean,
): readonly JournalLine[] =>
  missingLines(journal.read(), toJournalLines(cart, currency), intent, {
    isNewSession,
    isShared: journal.isShared(),
    canRefillAccount: canRefillAccount(),
  });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns whether the gateway reports a new session. */
const isNewSession = ({ extensions }: Answer): boolean =>
  extensions?.["session"] === "renewed" || extensions?.["session"] === "started";

const isGuestIn = ({ data }: Answer): boolean => Boolean(data?.["cart"]) && !data?.["viewer"];
