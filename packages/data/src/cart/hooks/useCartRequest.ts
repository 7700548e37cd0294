import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { toCartFailure } from "../../failure/narrowFailure.ts";
import { hasNoResponse } from "../../failure/toShopFailure.ts";
import { readTotals } from "../../client/readTotals.ts";
import { useShopMutation } from "../../client/useShopMutation.ts";
import { GetCartDocument, type GetCartQuery } from "../../gql/graphql.ts";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useCartClient } from "./CartClient.ts";

/** Cart as stored in the Apollo cache. */
export type CachedCart = NonNullable<GetCartQuery["cart"]>;

/** Data of a cart mutation: an object with the whole cart, under the name of the mutation. */
export type CartPayload<Name extends string> = { [Field in Name]: { cart: CachedCart | null } | null };

/**
 * Outcome of a cart mutation: the response data, a failure, or `pending` while the change is queued for lack of a
 * connection.
 */
export type CartMutationResult<Data> =
  | { readonly kind: "answered"; readonly data: Data }
  | { readonly kind: "failed"; readonly failure: CartFailure }
  /** The network failed, and the changes are queued until the connection is back. */
  | { readonly kind: "pending" };

/** Additional parameters of a cart mutation. */
interface CartRequestOptions {
  /** Returns the optimistic cart, displayed until the shop responds and rolled back when it rejects the change. */
  readonly toOptimisticCart?: ((cart: CachedCart) => CachedCart) | undefined;
  /** Changes of lines, queued when the network fails. @default none */
  readonly changes?: readonly NewChange[] | undefined;
}

type Send<Data, Input> = (input: Input, options?: CartRequestOptions) => Promise<CartMutationResult<Data>>;

/**
 * Returns a function that sends a cart mutation. The response contains the whole cart, so that all components that
 * display the cart are updated. If a failure leaves the state of the cart unknown, the cart is fetched again before the
 * failure is returned; `totalsState` is `uncertain` if it cannot be read.
 */
export function useCartRequest<Name extends string, Data extends CartPayload<Name>, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  name: Name,
): readonly [send: Send<Data, Input>, isSending: boolean] {
  const client = useCartClient();
  const { apollo, pendingChanges } = client;
  const [mutate, isSending] = useShopMutation(mutation, toCartFailure);

  const send = useCallback<Send<Data, Input>>(
    async (input, { toOptimisticCart, changes = [] } = {}) => {
      const changeIds = changes.map(pendingChanges.add);
      const cart = toOptimisticCart && apollo.cache.readQuery({ query: GetCartDocument, optimistic: true })?.cart;
      const { data, failure, error } = await mutate(
        { input },
        cart ? toOptimisticResponse<Name, Data>(name, toOptimisticCart(cart)) : undefined,
        { changeIds },
      );
      if (changeIds.length > 0 && error && hasNoResponse(error)) {
        for (const id of changeIds) pendingChanges.queue(id);
        return { kind: "pending" };
      }
      for (const id of changeIds) pendingChanges.remove(id);
      if (data?.[name]?.cart) return { kind: "answered", data };
      const reason = failure ?? { kind: "shopError" };
      // The caller decides by the cart what comes next: until it is read, nobody knows whether the change was made.
      if (isCartStateUncertain(reason)) await readTotals(client, "uncertain");
      return { kind: "failed", failure: reason };
    },
    [client, apollo, pendingChanges, mutate, name],
  );

  return [send, isSending];
}

/** Returns whether the shop may have received a change that has failed, and may be making it yet. */
export const isAnswerLost = ({ kind }: CartFailure): boolean => kind === "timeout" || kind === "unreachable";

/** The shop returns "Internal server error" for a line that no longer exists. */
const isCartStateUncertain = (failure: CartFailure): boolean =>
  isAnswerLost(failure) || failure.kind === "shopError" || failure.kind === "sessionExpired";

/** Builds an optimistic response; the `__typename`s of root and payload are not in the generated types. */
function toOptimisticResponse<Name extends string, Data extends CartPayload<Name>>(name: Name, cart: CachedCart): Data {
  const payload = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`, cart };
  const response: Record<string, unknown> = { __typename: "RootMutation", [name]: payload };
  // TypeScript widens a computed name to any name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return response as Data;
}
