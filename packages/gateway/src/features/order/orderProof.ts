import { fetchOrderOwners, type ShopClient, type ShopRequestOptions } from "@rewire/data/server";
import { isSameText } from "../../config/secrets.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import type { OrderLinkKeys } from "./createOrderLinkKeys.ts";
import { toTooManyResult, type TooManyResult } from "../../storage/limits/toTooManyResult.ts";

/**
 * Proof that a visitor is the guest who placed an order: the order number with the e-mail address, or the database id
 * with a key. The key is the order key from the shop's e-mails (`wc_order_…`), or one created by `OrderAccess.keyOf`.
 */
export type OrderProof =
  | { readonly number: string; readonly email: string }
  | { readonly number: string; readonly key: string };

/** Limit for unsuccessful lookups, against guessing. */
export type LookupLimit = AttemptLimit<"address" | "number" | "sum">;

/** Order numbers are ids, or what a plugin makes of them: "2026-0815", "RW.77/B". */
const orderNumberPattern = /^[\w./-]{1,40}$/;

/**
 * Runs a lookup of an order within its limits. An empty form and a link without its key are no attempts: they do not
 * count. Links count by address alone, since their keys cannot be guessed. A link of the storefront's own whose
 * signature is right is no guess: it opens even where somebody else at the same address has used up the attempts.
 *
 * @param isLinkKey Returns whether a key is the storefront's own for an order.
 * @param clientAddress IP address of the client.
 * @param lookUp Looks up the order, by a proof whose number has no "#" and no white space around it.
 */
export async function limitOrderLookup<Lookup extends { readonly kind: string }>(
  { limit, isLinkKey }: { readonly limit: LookupLimit; readonly isLinkKey: OrderLinkKeys["isKeyOf"] },
  proof: OrderProof,
  clientAddress: string,
  lookUp: (proof: OrderProof) => Promise<Lookup>,
): Promise<Lookup | { readonly kind: "notFound" } | TooManyResult> {
  const number = proof.number.trim().replace(/^#\s*/, "");
  const secret = ("key" in proof ? proof.key : proof.email).trim();
  if (number === "" || secret === "") return { kind: "notFound" };
  if ("key" in proof && isLinkKey(proof.key, Number(number))) return lookUp({ ...proof, number });
  const limitKeys = "key" in proof ? {} : { number: number.toLowerCase().replace(/^0+/, ""), sum: SHARED_KEY };
  try {
    return await limit.make({ address: clientAddress, ...limitKeys }, async () => {
      const value = await lookUp({ ...proof, number });
      return { value, counts: value.kind === "notFound" };
    });
  } catch (error) {
    return toTooManyResult(error);
  }
}

/**
 * Finds the database id of the order with this number that was placed with this e-mail address; null for none.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function findOrderIdByEmail(
  client: ShopClient,
  number: string,
  email: string,
  options: ShopRequestOptions,
): Promise<number | null> {
  if (!orderNumberPattern.test(number)) return null;
  const owners = await fetchOrderOwners(client, number, options);
  const address = normalizeEmail(email);
  return owners.find((owner) => owner.email !== "" && isSameText(normalizeEmail(owner.email), address))?.id ?? null;
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();
