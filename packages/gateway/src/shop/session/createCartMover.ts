import { ShopTrouble, toFailure, toFillCartInput, type ShopAnswer, type ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import type { AllowedOperation } from "../operations/allowedOperations.ts";
import { HttpError } from "../../http/HttpError.ts";
import { readVariables } from "../operations/variableSchemas.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

/** A new session with the cart of another one. */
export interface MovedCart {
  readonly token: string;
  /** The way of sending that was chosen for each parcel; it may count only where the address does. */
  readonly rates: readonly string[];
}

/** Takes carts along into sessions that nobody else knows, and nothing of the customer with them. */
export interface CartMover {
  /**
   * Begins a session with lines, codes and chosen rates of another, which stays as it is.
   *
   * @returns null where there is nothing to take along: the session is empty or over.
   * @throws ShopTrouble, or HttpError `shopError` where the shop fails: then nothing has changed.
   */
  move(token: string): Promise<MovedCart | null>;
  /** Chooses the rates again once the shop knows the address. @returns the newest token */
  chooseAgain(moved: MovedCart): Promise<string>;
  /** Empties a session whose lines have been ordered in another, so that no other tab orders them again. */
  clear(token: string): Promise<void>;
}

const chosenAnswer = v.object({
  cart: v.object({ chosenShippingMethods: v.nullish(v.array(v.nullable(v.string()))) }),
});

/** Makes the mover. */
export function createCartMover(shop: ShopClient, operations: ReadonlyMap<string, AllowedOperation>): CartMover {
  const send = (name: string, variables: Record<string, unknown>, sessionToken: string | null) =>
    shop.send({ query: operations.get(name)?.text ?? "", operationName: name, variables }, { sessionToken });

  return {
    async move(token) {
      const { data } = await send("getCart", {}, token);
      const copy = toFillCartInput(data ?? {}, shop.currency);
      if (copy.items.length === 0) return null;
      const answer = await send("fillCart", readVariables("fillCart", { input: copy }), null);
      failUnlessAnswered(answer);
      return answer.sessionToken === null ? null : { token: answer.sessionToken, rates: copy.shippingMethods };
    },
    async chooseAgain({ token, rates }) {
      if (rates.length === 0) return token;
      try {
        const { data } = await send("getCart", {}, token);
        const chosen = parseOrNull(chosenAnswer, data)?.cart.chosenShippingMethods ?? [];
        if (rates.every((rate, index) => chosen[index] === rate)) return token;
        const { sessionToken } = await send("updateShippingMethod", { input: { shippingMethods: rates } }, token);
        return sessionToken ?? token;
      } catch (error) {
        // The shop's own choice stays, and is shown like any other.
        if (!(error instanceof ShopTrouble)) throw error;
        return token;
      }
    },
    async clear(token) {
      try {
        await send("emptyCart", { input: {} }, token);
      } catch (error) {
        if (!(error instanceof ShopTrouble)) throw error;
      }
    },
  };
}

/** A line that does not fit any more is told by the shop; a failure of the shop must not look like an empty cart. */
function failUnlessAnswered({ errors }: ShopAnswer<Record<string, unknown>>): void {
  const [first] = errors;
  if (first && toFailure(first.message).kind === "shopError")
    throw new HttpError(502, "The shop did not take the cart.", "shopError");
}
