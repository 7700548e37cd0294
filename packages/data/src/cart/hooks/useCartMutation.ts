import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useCartRequest, type CachedCart, type CartPayload } from "./useCartRequest.ts";

/**
 * Outcome of a cart change. `pending` means that the network failed and the change is queued until the connection is
 * restored.
 */
export type CartChangeOutcome = "done" | "pending";
type ChangeCart<Input> = (
  input: Input,
  toOptimisticCart?: (cart: CachedCart) => CachedCart,
  change?: NewChange,
) => Promise<Result<CartChangeOutcome, CartFailure>>;

/**
 * Returns a function that sends a cart mutation, and whether a request is pending. The mutation's payload must contain
 * only the cart.
 */
export function useCartMutation<Name extends string, Input>(
  mutation: TypedDocumentNode<CartPayload<Name>, { input: Input }>,
  name: Name,
): readonly [change: ChangeCart<Input>, isChanging: boolean] {
  const [send, isSending] = useCartRequest(mutation, name);

  const change = useCallback<ChangeCart<Input>>(
    async (input, toOptimisticCart, newChange) => {
      const mutationResult = await send(input, { toOptimisticCart, changes: newChange ? [newChange] : [] });
      if (mutationResult.kind === "failed") return failed(mutationResult.failure);
      return ok(mutationResult.kind === "answered" ? "done" : "pending");
    },
    [send],
  );

  return [change, isSending];
}
