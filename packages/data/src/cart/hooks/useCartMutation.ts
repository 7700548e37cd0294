import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument, type GetCartQuery } from "../../gql/graphql.ts";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useShopMutation } from "../../client/useShopMutation.ts";
import { useCartClient } from "./CartClient.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** Cart in the shape of the Apollo cache. */
export type CachedCart = NonNullable<GetCartQuery["cart"]>;

type CartAnswer<Name extends string> = { [Field in Name]: { cart: CachedCart | null } | null };
/** Outcome of a cart change. `waiting`: the network failed, and the change is queued until the connection is back. */
export type CartChange = "done" | "waiting";
type Change<Input> = (
  input: Input,
  guess?: (cart: CachedCart) => CachedCart,
  noted?: NewChange,
) => Promise<Result<CartChange, CartFailure>>;

/**
 * Returns a function that runs a cart mutation. Every such mutation returns the whole cart, and the cache updates all
 * components that show it.
 *
 * `guess` is the optimistic cart, shown until the shop answers and rolled back when it refuses. A change with a note
 * (`noted`) is queued when the network fails and is sent later. After a failure that leaves the state of the cart
 * unknown the cart is fetched again.
 */
export function useCartMutation<Name extends string, Input>(
  mutation: TypedDocumentNode<CartAnswer<Name>, { input: Input }>,
  name: Name,
): readonly [change: Change<Input>, isChanging: boolean] {
  const { apollo, pendingChanges } = useCartClient();
  const [send, isSending] = useShopMutation(mutation, toCartFailure);

  const change = useCallback<Change<Input>>(
    async (input, guess, noted) => {
      const id = noted && pendingChanges.note(noted);
      const cart = guess && apollo.cache.readQuery({ query: GetCartDocument, optimistic: true })?.cart;
      const { data, failure, isUnanswered } = await send(
        { input },
        cart ? optimisticAnswer(name, guess(cart)) : undefined,
        { changeId: id },
      );
      if (id !== undefined && isUnanswered) {
        pendingChanges.keep(id);
        return ok("waiting");
      }
      if (id !== undefined) pendingChanges.drop(id);
      if (data?.[name]?.cart) return ok("done");
      const reason = failure ?? { kind: "shopError" };
      if (isInDoubt(reason)) void apollo.refetchQueries({ include: [GetCartDocument] });
      return failed(reason);
    },
    [apollo, pendingChanges, send, name],
  );

  return [change, isSending];
}

/** The shop answers "Internal server error" for a line that no longer exists. */
const isInDoubt = ({ kind }: CartFailure): boolean =>
  kind === "shopError" || kind === "sessionExpired" || kind === "timeout";

/** Builds an optimistic response; the `__typename`s of root and payload are not in the generated types. */
function optimisticAnswer<Name extends string>(name: Name, cart: CachedCart): CartAnswer<Name> {
  const payload = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`, cart };
  const answer: Record<string, unknown> = { __typename: "RootMutation", [name]: payload };
  // TypeScript takes a computed name for any name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as CartAnswer<Name>;
}
