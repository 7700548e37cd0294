import { ShopRequestError, toFailure, toFillCartInput, type ShopResponse, type ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import type { AllowedOperation } from "../operations/allowedOperations.ts";
import { HttpError } from "../../http/HttpError.ts";
import { readVariables } from "../operations/variableSchemas.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

/** New session with a copy of the cart of another session. */
export interface CopiedCart {
  readonly token: string;
  /** Chosen rate of each parcel; it may be valid only for the previous address. */
  readonly rates: readonly string[];
}

/** Service that copies carts into new sessions, without any customer data. The original session keeps its cart. */
export interface CartCopier {
  /**
   * Starts a session with the lines, codes and chosen rates of another, which is unchanged.
   *
   * @returns null where there is nothing to copy: the session is empty or expired.
   * @throws ShopRequestError, or HttpError `shopError` where the shop fails: then nothing has changed.
   */
  copy(token: string): Promise<CopiedCart | null>;
  /** Selects the rates again once the shop has the address. @returns the newest token */
  chooseAgain(copiedCart: CopiedCart): Promise<string>;
  /** Empties a session whose lines have been ordered in another, so that no other tab orders them again. */
  clear(token: string): Promise<void>;
}

const shippingChoiceResponseSchema = v.object({
  cart: v.object({ chosenShippingMethods: v.nullish(v.array(v.nullable(v.string()))) }),
});

/**
 * Creates the service that copies a cart into a new session; the original session keeps its cart until it is cleared.
 */
export function createCartCopier(shop: ShopClient, operations: ReadonlyMap<string, AllowedOperation>): CartCopier {
  const send = (name: string, variables: Record<string, unknown>, sessionToken: string | null) =>
    shop.send({ query: operations.get(name)?.text ?? "", operationName: name, variables }, { sessionToken });

  return {
    async copy(token) {
      const { data } = await send("getCart", {}, token);
      const cartInput = toFillCartInput(data ?? {});
      if (cartInput.items.length === 0) return null;
      const response = await send("fillCart", readVariables("fillCart", { input: cartInput }), null);
      requireData(response);
      return response.sessionToken === null ? null : { token: response.sessionToken, rates: cartInput.shippingMethods };
    },
    async chooseAgain({ token, rates }) {
      if (rates.length === 0) return token;
      try {
        const { data } = await send("getCart", {}, token);
        const chosenRates = parseOrNull(shippingChoiceResponseSchema, data)?.cart.chosenShippingMethods ?? [];
        if (rates.every((rate, index) => chosenRates[index] === rate)) return token;
        const { sessionToken } = await send("updateShippingMethod", { input: { shippingMethods: rates } }, token);
        return sessionToken ?? token;
      } catch (error) {
        // The shop's own selection remains, and is displayed.
        if (!(error instanceof ShopRequestError)) throw error;
        return token;
      }
    },
    async clear(token) {
      try {
        await send("emptyCart", { input: {} }, token);
      } catch (error) {
        if (!(error instanceof ShopRequestError)) throw error;
      }
    },
  };
}

/**
 * Throws if the shop failed, so that this is not mistaken for an empty cart; the shop reports a line that is no longer
 * available without failing.
 */
function requireData({ errors }: ShopResponse<Record<string, unknown>>): void {
  const [firstError] = errors;
  if (firstError && toFailure(firstError.message).kind === "shopError")
    throw new HttpError(502, "The shop did not take the cart.", "shopError");
}
