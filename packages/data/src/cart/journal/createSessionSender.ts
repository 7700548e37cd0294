import { ApolloLink } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { firstValueFrom } from "rxjs";
import type { Answer, Ask } from "./Ask.ts";
import { createSessionMemory } from "./createSessionMemory.ts";
import type { JournalStorage } from "./JournalStorage.ts";
import { reconcileAnswer, type ReconcileParts } from "./reconcileAnswer.ts";
import { flushPending } from "./flushPending.ts";
import type { PendingChanges } from "./PendingChanges.ts";
import type { SerializeOptions } from "../../client/links.ts";

/** Dependencies of the sender. */
interface SenderParts {
  /** Links to the gateway for additional operations. */
  readonly line: ApolloLink;
  readonly journal: JournalStorage;
  readonly pendingChanges: PendingChanges;
  readonly currency: string;
  readonly orderFate: ReconcileParts["orderFate"];
  readonly canRefillAccount: ReconcileParts["canRefillAccount"];
  readonly pause: ReconcileParts["pause"];
}

/**
 * Creates a sender: it sends pending changes first, then the operation, and reconciles the journal with the cart in the
 * response.
 */
export function createSessionSender({ line, pendingChanges, ...parts }: SenderParts): SerializeOptions["send"] {
  const keeper = { ...parts, memory: createSessionMemory() };
  return async (operation, forward) => {
    const { cache } = operation.client;
    const ask: Ask = async <Data>(query: DocumentNode, variables: Record<string, unknown> = {}) =>
      // The document's text is ours, and the gateway has looked at what decides in its answer.
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
    await flushPending({ ...keeper, isLeftOver: pendingChanges.isLeftOver, tab: pendingChanges.tab, publish }, ask);
    const id: unknown = operation.getContext()["changeId"];
    if (typeof id === "string") pendingChanges.markSent(id);
    const answer = await reconcileAnswer(keeper, ask, {
      name: operation.operationName ?? "",
      variables: operation.variables,
      send: async () => (await firstValueFrom(forward(operation))) as Answer,
    });
    // This is the result of `send` or `ask`, possibly with another cart.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as ApolloLink.Result;
  };
}
