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

/** What reconciling stands on. */
export interface ReconcileParts {
  readonly journal: JournalStorage;
  readonly currency: string;
  /** What became of the order that this browser has sent last, if it may have taken the lines; of `settled` that is known. */
  readonly orderFate: (settled: string | null) => Promise<OrderFate>;
  /** What goes back with the lines beside what the journal holds. */
  readonly memory: SessionMemory;
  /** Whether an account's cart that comes back empty may be filled again: somebody is at the checkout with it. */
  readonly canRefillAccount: () => boolean;
  /** Waits a moment. @default setTimeout */
  readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/** Whether an order has taken the lines that are missing. */
export type OrderFate = { readonly state: "none" | "unknown" } | { readonly state: "placed"; readonly key: string };

/** An operation of the session. */
export interface SessionOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly send: () => Promise<Answer>;
}

/** Refused where the cart has lost its lines. */
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

/** What checkout is answered with, unsent, until somebody was asked about a cart that was filled again. */
const refilled: Answer = {
  data: null,
  errors: [{ message: "The cart was filled again after it came back empty.", extensions: { kind: "cartRefilled" } }],
};

/** Storage of another tab may take so long to be seen here. */
const NEWS_MS = 150;

/**
 * Sends an operation of the session, reconciles the journal with the cart of its answer, and restores missing lines
 * before the answer is shown. A change that failed because the session had died is made again in the full one.
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

/** A refusal may come from a cart that has lost its lines: then they are put back, and the change is made again. */
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

/** A cart with everything in it that belongs there, as far as the shop takes it. */
interface Completed {
  readonly cart: CartContentFragment;
  /** Lines were missing, and the addresses with them. */
  readonly wasIncomplete: boolean;
  /** The customer, where addresses have been put back. */
  readonly customer?: object | null | undefined;
}

/** Puts back what is missing: addresses, lines, codes and the chosen rate. The journal knows the cart afterwards. */
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
      // Another tab may have taken them out a moment ago.
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
    // Before the lines: which rates there are depends on the address. An account's are the shop's to keep.
    const hasTold = current.isGuest && (await memory.tellAddresses(ask));
    const refill = { ...current, coupons: memory.codesOf(current), rates: intent.rates ?? memory.ratesOf(current) };
    const back = await restoreLines(ask, refill, missing, cart, currency);
    if (!current.isGuest && !isNew) journal.update((now) => ({ ...now, needsConsent: true }));
    const { data } = hasTold ? await ask<GetCartQuery>(GetCartDocument) : {};
    return { ...keep(data?.cart ?? back.cart, { losses: back.losses }), customer: data?.customer };
  } catch {
    // The network failed: it is tried again with the next answer.
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

/** The gateway says what became of the session. */
const isNewSession = ({ extensions }: Answer): boolean =>
  extensions?.["session"] === "renewed" || extensions?.["session"] === "started";

const isGuestIn = ({ data }: Answer): boolean => Boolean(data?.["cart"]) && !data?.["viewer"];
