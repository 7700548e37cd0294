import { toSessionData, type ShopClient, type SessionData, type SessionFields } from "@rewire/data/server";
import { createCartFingerprint, type Address } from "@rewire/domain";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import type { OrderInput } from "./readPurchase.ts";
import { HttpError } from "../../http/HttpError.ts";
import type { ShopSession } from "../../shop/session/openShopSession.ts";

/** Dependencies of the functions that read a cart. */
export interface CartDependencies {
  readonly shop: ShopClient;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
}

/** Returns an operation from the allow-list by name. @throws Error for an unknown name, which is a bug. */
export function getOperation(operations: CartDependencies["operations"], name: string): AllowedOperation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`${name} is not among the operations`);
  return operation;
}

/** Fetches the session's current cart, customer and payment gateways. Returns null if the shop returns no cart. */
export async function readSessionData(
  session: ShopSession,
  { shop, operations }: CartDependencies,
): Promise<SessionData | null> {
  const { data } = await session.sendRequest(shop, getOperation(operations, "getCart"));
  // The query is our own document, so the response has its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return toSessionData(data as SessionFields | null, shop.currency);
}

/**
 * Reads and verifies the cart to be ordered, with the prices for the addresses of the order.
 *
 * @param displayedCartFingerprint Fingerprint of the cart as displayed to the shopper; null if the browser sends none.
 * @throws HttpError if there is no cart, or if the cart differs from the displayed one.
 */
export async function checkCart(
  session: ShopSession,
  dependencies: CartDependencies,
  { billing, shipping }: OrderInput,
  displayedCartFingerprint: string | null,
): Promise<SessionData> {
  let sessionData = await readSessionData(session, dependencies);
  if (session.hasEnded()) throw new HttpError(409, "The session has ended, and the cart with it.", "sessionExpired");
  if (!sessionData) throw new HttpError(502, "The shop does not tell the cart.", "shopError");
  if (sessionData.cart.lines.length === 0) throw new HttpError(409, "The cart is empty.", "cartEmpty");
  // From now on the session contains the shopper's address, so no other browser may have its token.
  const copiedCart = await session.moveToCustomer();
  if (
    copiedCart ||
    !isSameAddress(billing, sessionData.customer.billing) ||
    !isSameAddress(shipping, sessionData.customer.shipping)
  ) {
    // Tax and shipping depend on the address, so the shop needs it before totals are compared.
    const addresses = { ...(billing ? { billing } : {}), ...(shipping ? { shipping } : {}) };
    await session.sendRequest(dependencies.shop, getOperation(dependencies.operations, "updateCustomer"), {
      input: addresses,
    });
    if (copiedCart) await session.chooseAgain(copiedCart);
    sessionData = await readSessionData(session, dependencies);
  }
  // The session's row was deleted between two requests.
  if (sessionData?.cart.lines.length === 0) throw new HttpError(409, "The cart is empty.", "cartEmpty");
  if (
    !sessionData ||
    (displayedCartFingerprint !== null && createCartFingerprint(sessionData.cart) !== displayedCartFingerprint)
  )
    throw new HttpError(409, "The cart is not the one that was shown.", "cartChanged");
  return sessionData;
}

const addressParts = ["country", "state", "postcode", "city"] as const satisfies readonly (keyof Address)[];

/** Returns whether prices and shipping are the same for both addresses; an omitted address changes nothing. */
function isSameAddress(submittedAddress: OrderInput["billing"], currentAddress: Address): boolean {
  return addressParts.every((part) => (submittedAddress?.[part] ?? currentAddress[part]) === currentAddress[part]);
}
