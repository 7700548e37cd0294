import type { Cart, CheckoutFailure } from "@rewire/domain";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { isAsShown, refusalOf } from "./changeOf.ts";
import { putBackChoices } from "./putBackChoices.ts";
import { canPutBack, putBackPurchase, readCartAnew } from "./putBackPurchase.ts";
import type { Purchase } from "./toCheckoutInput.ts";

/** Refusals of a cart that may have lost its lines with the session's row: the token lives, the cart is empty. */
const lostCart: ReadonlySet<CheckoutFailure["kind"]> = new Set(["cartEmpty", "sessionExpired"]);

/** How an order was refused, and what for. */
export interface RefusedOrder {
  readonly reason: CheckoutFailure;
  readonly purchase: Purchase;
  /** The cart that was on screen. */
  readonly shown: Cart;
  /** Whether a card was charged for it. */
  readonly isPaid: boolean;
}

/** Whether this browser may fill a cart that has lost its lines, and order it without a question: a guest's, nobody else's. */
export const canRefill = (client: CartClient): boolean => canPutBack(client) && client.journal.read().isGuest;

/** Whether an account's cart was empty: who has emptied it nobody knows. */
const isEmptiedAccount = (client: CartClient, reason: CheckoutFailure): boolean =>
  lostCart.has(reason.kind) && canPutBack(client) && !client.journal.read().isGuest;

/**
 * Makes the session's cart what was shown, as far as that needs no question: a guest's lost lines with all that went
 * with them, and what an account's cart has lost beside its lines.
 * @returns Whether the same attempt may be sent again; the gateway orders what was shown and nothing else.
 */
export async function mendCart(
  client: CartClient,
  { reason, purchase, shown, isPaid }: RefusedOrder,
): Promise<boolean> {
  if (lostCart.has(reason.kind)) {
    if (!canRefill(client)) return false;
    await putBackPurchase(client, purchase);
    return true;
  }
  // What was paid for a cart that has changed has been given back.
  if (reason.kind !== "cartChanged" || client.journal.read().isGuest || isPaid) return false;
  const now = await putBackChoices(client, shown, await readCartAnew(client)).catch(() => null);
  return isAsShown(shown, now);
}

/**
 * Makes the question about a refused order's cart, of which one is asked: it counts as asked from now on. The cart is
 * read before anybody is told, so that no refusal stands beside another one; an account's that was empty is put back.
 */
export async function questionAbout(
  client: CartClient,
  { reason, purchase, shown }: Omit<RefusedOrder, "isPaid">,
): Promise<CheckoutFailure> {
  const isEmptied = isEmptiedAccount(client, reason);
  const now = await (isEmptied ? putBackPurchase(client, purchase) : readCartAnew(client));
  client.journal.update((journal) => (journal.needsConsent ? { ...journal, needsConsent: false } : journal));
  if (!isEmptied && reason.kind !== "cartRefilled") return refusalOf(reason, shown, now);
  return isAsShown(shown, now)
    ? { kind: "cartRefilled" }
    : refusalOf(isEmptied ? reason : { kind: "cartChanged" }, shown, now);
}
