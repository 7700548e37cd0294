import type { MutationFetchPolicy, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { ShopFailure } from "@rewire/domain";
import { useCallback, useState } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { useStoreClient } from "./StoreClientProvider.tsx";

/** What came back: both may be there, since the shop sends errors along with things done. */
export interface ShopReply<Data> {
  readonly data: Data | undefined;
  readonly failure: ShopFailure | null;
}

/** Sends a mutation; resolves whatever happens. */
type Send<Data, Variables> = (variables: Variables, optimistic?: Data) => Promise<ShopReply<Data>>;

/**
 * A mutation as a function and a flag; the hooks of carts and checkouts are made of it.
 * @param fetchPolicy "no-cache" for answers that nothing else shows. @default "network-only"
 */
export function useShopMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  fetchPolicy: MutationFetchPolicy = "network-only",
): readonly [send: Send<Data, Variables>, isSending: boolean] {
  const { apollo } = useStoreClient();
  const [underWay, setUnderWay] = useState(0);

  const send = useCallback<Send<Data, Variables>>(
    async (variables, optimistic) => {
      setUnderWay((count) => count + 1);
      try {
        const reply = await apollo.mutate<Data>({
          mutation,
          variables,
          errorPolicy: "all",
          fetchPolicy,
          ...(optimistic === undefined ? {} : { optimisticResponse: optimistic }),
        });
        return { data: reply.data, failure: reply.error ? failureOf(reply.error) : null };
      } catch (error) {
        return { data: undefined, failure: failureOf(error instanceof Error ? error : new Error(String(error))) };
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [apollo, mutation, fetchPolicy],
  );

  return [send, underWay > 0];
}
