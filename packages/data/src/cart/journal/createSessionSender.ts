import { ApolloLink } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { firstValueFrom } from "rxjs";
import type { Answer, Execute } from "./Execute.ts";
import { createSessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { reconcileResponse, type ReconcileParts } from "./reconcileResponse.ts";
import { flushPending } from "./flushPending.ts";
import type { PendingChanges } from "./PendingChanges.ts";
import type { SerializeOptions } from "../../client/links.ts";

/** Dependencies of the sender. */
interface SenderParts {
  /** Links to the gateway for additional operations. */
  readonly line: ApolloLink;
  readonly journal: JournalStorage;
  readonly pendingChanges: PendingChanges;
  readonly mapCart: ReconcileParts["mapCart"];
  readonly orderFate: ReconcileParts["orderFate"];
  readonly canRefillAccount: ReconcileParts["canRefillAccount"];
  readonly pause: ReconcileParts["pause"];
}

/**
 * Creates a function that sends pending changes, then an operation, and reconciles the journal with the cart in the
 * response.
 */
export function createSessionSender({ line, pendingChanges, ...parts }: SenderParts): SerializeOptions["send"] {
  const reconciliation = { ...parts, memory: createSessionMemory() };
  return async (operation, forward) => {
    const { cache } = operation.client;
    const execute: Execute = async <Data>(query: DocumentNode, variables: Record<string, unknown> = {}) =>
      // The document is one of the generated ones, and the gateway validates the fields of the response.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      (await firstValueFrom(
        ApolloLink.execute(line, { query, variables }, { client: operation.client }),
      )) as Answer<Data>;
    const publish = (query: DocumentNode, { data }: Answer) => {
      const isQuery = data !== null && data !== undefined && "cart" in data;
      cache.write({
        dataId: isQuery ? "ROOT_QUERY" : "ROOT_MUTATION",
        query: cache.transformDocument(query),
        result: data,
      });
    };
    await flushPending(
      { ...reconciliation, isUnclaimed: pendingChanges.isUnclaimed, tab: pendingChanges.tab, publish },
      execute,
    );
    const ids: unknown = operation.getContext()["changeIds"];
    if (Array.isArray(ids)) for (const id of ids) pendingChanges.markSent(String(id));
    const response = await reconcileResponse(reconciliation, execute, {
      name: operation.operationName ?? "",
      variables: operation.variables,
      send: async () => (await firstValueFrom(forward(operation))) as Answer,
    });
    // This is the result of `send` or `execute`, possibly with another cart.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return response as ApolloLink.Result;
  };
}
