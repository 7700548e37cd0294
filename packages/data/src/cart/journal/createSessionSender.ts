import { ApolloLink } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { firstValueFrom } from "rxjs";
import type { GraphQLResponse, ExecuteOperation } from "./ExecuteOperation.ts";
import { createSessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { reconcileResponse, type ReconciliationDependencies } from "./reconcileResponse.ts";
import { flushPending } from "./flushPending.ts";
import type { PendingChanges } from "./PendingChanges.ts";
import type { SerializingLinkOptions } from "../../client/links.ts";

/** Dependencies of the sender. */
interface SessionSenderDependencies {
  /** Links to the gateway for additional operations. */
  readonly gatewayLink: ApolloLink;
  readonly journal: JournalStorage;
  readonly pendingChanges: PendingChanges;
  readonly mapCart: ReconciliationDependencies["mapCart"];
  readonly readLastOrderState: ReconciliationDependencies["readLastOrderState"];
  readonly canRefillAccount: ReconciliationDependencies["canRefillAccount"];
  readonly pause: ReconciliationDependencies["pause"];
}

/**
 * Creates a function that sends an operation of the shop session. It sends pending changes of the cart first, and
 * afterwards updates the journal with the cart in the response.
 */
export function createSessionSender({
  gatewayLink,
  pendingChanges,
  ...dependencies
}: SessionSenderDependencies): SerializingLinkOptions["send"] {
  const reconciliationDependencies = { ...dependencies, memory: createSessionMemory() };
  return async (operation, forward) => {
    const { cache } = operation.client;
    const execute: ExecuteOperation = async <Data>(query: DocumentNode, variables: Record<string, unknown> = {}) =>
      // The document is one of the generated ones, and the gateway validates the fields of the response.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      (await firstValueFrom(
        ApolloLink.execute(gatewayLink, { query, variables }, { client: operation.client }),
      )) as GraphQLResponse<Data>;
    const publish = (query: DocumentNode, { data }: GraphQLResponse) => {
      const isCartResponse = data !== null && data !== undefined && "cart" in data;
      cache.write({
        dataId: isCartResponse ? "ROOT_QUERY" : "ROOT_MUTATION",
        query: cache.transformDocument(query),
        result: data,
      });
    };
    await flushPending(
      { ...reconciliationDependencies, isUnclaimed: pendingChanges.isUnclaimed, tab: pendingChanges.tab, publish },
      execute,
    );
    const ids: unknown = operation.getContext()["changeIds"];
    if (Array.isArray(ids)) for (const id of ids) pendingChanges.markSent(String(id));
    const response = await reconcileResponse(reconciliationDependencies, execute, {
      name: operation.operationName ?? "",
      variables: operation.variables,
      send: async () => (await firstValueFrom(forward(operation))) as GraphQLResponse,
    });
    // This is the result of `send` or `execute`, possibly with another cart.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return response as ApolloLink.Result;
  };
}
