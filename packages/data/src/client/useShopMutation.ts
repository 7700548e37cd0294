import type { MutationFetchPolicy, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { ShopFailure } from "@rewire/domain";
import { useCallback, useState } from "react";
import { failureOf, isUnanswered } from "../failure/failureOf.ts";
import { useShopConnection } from "./ShopConnection.ts";

/** What came back: both may be there, since the shop sends errors along with things done. */
export interface ShopReply<Data, Failure> {
  readonly data: Data | undefined;
  readonly failure: Failure | null;
  /** The network failed: nobody knows whether the shop has got it. */
  readonly isUnanswered: boolean;
}

/** What goes along beside a mutation. */
interface Beside {
  /** For the gateway. */
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  /** The note of the change in the journal. */
  readonly changeId?: string | undefined;
}

/** Sends a mutation; resolves whatever happens. */
type Send<Data, Variables, Failure> = (
  variables: Variables,
  optimistic?: Data,
  beside?: Beside,
) => Promise<ShopReply<Data, Failure>>;

/**
 * A mutation as a function and a flag; the hooks of carts and checkouts are made of it.
 * @param narrow Tells the use case its own failures, such as `toCartFailure`.
 * @param fetchPolicy "no-cache" for answers that nothing else shows. @default "network-only"
 */
export function useShopMutation<Data, Variables extends OperationVariables, Failure>(
  mutation: TypedDocumentNode<Data, Variables>,
  narrow: (failure: ShopFailure) => Failure,
  fetchPolicy: MutationFetchPolicy = "network-only",
): readonly [send: Send<Data, Variables, Failure>, isSending: boolean] {
  const { apollo } = useShopConnection();
  const [underWay, setUnderWay] = useState(0);

  const send = useCallback<Send<Data, Variables, Failure>>(
    async (variables, optimistic, { extensions, changeId } = {}) => {
      setUnderWay((count) => count + 1);
      try {
        const reply = await apollo.mutate<Data>({
          mutation,
          variables,
          errorPolicy: "all",
          fetchPolicy,
          ...(optimistic === undefined ? {} : { optimisticResponse: optimistic }),
          context: {
            ...(extensions ? { gatewayExtensions: extensions } : {}),
            ...(changeId === undefined ? {} : { changeId }),
          },
        });
        return {
          data: reply.data,
          failure: reply.error ? narrow(failureOf(reply.error)) : null,
          isUnanswered: reply.error !== undefined && isUnanswered(reply.error),
        };
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error));
        return { data: undefined, failure: narrow(failureOf(reason)), isUnanswered: isUnanswered(reason) };
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [apollo, mutation, narrow, fetchPolicy],
  );

  return [send, underWay > 0];
}
