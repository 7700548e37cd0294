import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument, type GetCartQuery } from "../../gql/graphql.ts";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useShopMutation } from "../../client/useShopMutation.ts";
import { useCartClient } from "./CartClient.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** The cart as it lies in the cache. */
export type CachedCart = NonNullable<GetCartQuery["cart"]>;

type CartAnswer<Name extends string> = { [Field in Name]: { cart: CachedCart | null } | null };
/** `waiting`: the network failed; the change is kept and sent when the connection is back. */
export type CartChange = "done" | "waiting";
type Change<Input> = (
  input: Input,
  guess?: (cart: CachedCart) => CachedCart,
  noted?: NewChange,
) => Promise<Result<CartChange, CartFailure>>;

/**
 * A change of the cart. Every such mutation answers with the whole cart, which the cache then shows everywhere.
 *
 * `guess` shows the lines as they will be until the shop has answered; a refusal puts back what was there.
 * A change that is `noted` is kept when the network fails, and sent later.
 * After a failure that leaves the cart in doubt it is read again.
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

/** The shop answers a line that it no longer has with "Internal server error". */
const isInDoubt = ({ kind }: CartFailure): boolean =>
  kind === "shopError" || kind === "sessionExpired" || kind === "timeout";

/** The answer as the cache will get it; `__typename`s of root and payload are not in the generated types. */
function optimisticAnswer<Name extends string>(name: Name, cart: CachedCart): CartAnswer<Name> {
  const payload = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`, cart };
  const answer: Record<string, unknown> = { __typename: "RootMutation", [name]: payload };
  // TypeScript takes a computed name for any name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as CartAnswer<Name>;
}
