import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument, type GetCartQuery } from "../gql/graphql.ts";
import { useShopMutation } from "../store/useShopMutation.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";

/** The cart as it lies in the cache. */
export type CachedCart = NonNullable<GetCartQuery["cart"]>;

type CartAnswer<Name extends string> = { [Field in Name]: { cart: CachedCart | null } | null };
type Change<Input> = (input: Input, guess?: (cart: CachedCart) => CachedCart) => Promise<Result<void, ShopFailure>>;

/**
 * A change of the cart. Every such mutation answers with the whole cart, which the cache then shows everywhere.
 *
 * `guess` shows the lines as they will be until the shop has answered; a refusal puts back what was there.
 * After a failure that leaves the cart in doubt it is read again.
 */
export function useCartMutation<Name extends string, Input>(
  mutation: TypedDocumentNode<CartAnswer<Name>, { input: Input }>,
  name: Name,
): readonly [change: Change<Input>, isChanging: boolean] {
  const { apollo } = useStoreClient();
  const [send, isSending] = useShopMutation(mutation);

  const change = useCallback<Change<Input>>(
    async (input, guess) => {
      const cart = guess && apollo.cache.readQuery({ query: GetCartDocument, optimistic: true })?.cart;
      const { data, failure } = await send({ input }, cart ? optimisticAnswer(name, guess(cart)) : undefined);
      if (data?.[name]?.cart) return ok(undefined);
      const reason = failure ?? { kind: "shopError" };
      if (isInDoubt(reason)) void apollo.refetchQueries({ include: [GetCartDocument] });
      return failed(reason);
    },
    [apollo, send, name],
  );

  return [change, isSending];
}

/** The shop answers a line that it no longer has with "Internal server error". */
const isInDoubt = ({ kind }: ShopFailure): boolean => kind === "shopError" || kind === "sessionExpired" || kind === "timeout";

/** The answer as the cache will get it; `__typename` of the payload is not in the generated types. */
function optimisticAnswer<Name extends string>(name: Name, cart: CachedCart): CartAnswer<Name> {
  const payload = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`, cart };
  return { __typename: "RootMutation", [name]: payload } as unknown as CartAnswer<Name>;
}
