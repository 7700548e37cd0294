import type { ErrorLike, MutationFetchPolicy, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { ShopFailure } from "@rewire/domain";
import { useCallback, useState } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { useShopConnection } from "./ShopConnection.ts";

/**
 * Result of a mutation. Data and failure may both be present, because the shop can return errors although the change
 * was made.
 */
export interface ShopMutationResult<Data, Failure> {
  readonly data: Data | undefined;
  readonly failure: Failure | null;
  /** Error that the failure was mapped from. */
  readonly error: ErrorLike | undefined;
}

/** Additional options of a mutation. */
interface SendOptions {
  /** Extensions for the gateway. */
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  /** Ids of the pending changes that the mutation sends. */
  readonly changeIds?: readonly string[] | undefined;
}

/** Sends a mutation; always resolves. */
type Send<Data, Variables, Failure> = (
  variables: Variables,
  optimisticData?: Data,
  options?: SendOptions,
) => Promise<ShopMutationResult<Data, Failure>>;

/**
 * Returns a function that sends a mutation, and whether a request is pending.
 * @param narrowFailure Narrows a failure to those of the use case, for example `toCartFailure`.
 * @param fetchPolicy "no-cache" for responses that no other component displays.
 * @default "network-only"
 */
export function useShopMutation<Data, Variables extends OperationVariables, Failure>(
  mutation: TypedDocumentNode<Data, Variables>,
  narrowFailure: (failure: ShopFailure) => Failure,
  fetchPolicy: MutationFetchPolicy = "network-only",
): readonly [send: Send<Data, Variables, Failure>, isSending: boolean] {
  const { apollo } = useShopConnection();
  const [sendingCount, setSendingCount] = useState(0);

  const send = useCallback<Send<Data, Variables, Failure>>(
    async (variables, optimisticData, { extensions, changeIds } = {}) => {
      setSendingCount((count) => count + 1);
      try {
        const reply = await apollo.mutate<Data>({
          mutation,
          variables,
          errorPolicy: "all",
          fetchPolicy,
          ...(optimisticData === undefined ? {} : { optimisticResponse: optimisticData }),
          context: {
            ...(extensions ? { gatewayExtensions: extensions } : {}),
            ...(changeIds === undefined ? {} : { changeIds }),
          },
        });
        return {
          data: reply.data,
          failure: reply.error ? narrowFailure(toShopFailure(reply.error)) : null,
          error: reply.error,
        };
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error));
        return { data: undefined, failure: narrowFailure(toShopFailure(reason)), error: reason };
      } finally {
        setSendingCount((count) => count - 1);
      }
    },
    [apollo, mutation, narrowFailure, fetchPolicy],
  );

  return [send, sendingCount > 0];
}
