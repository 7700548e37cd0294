import { ApolloLink } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { firstValueFrom } from "rxjs";
import type { Answer, Ask } from "./Ask.ts";
import { createSessionMemory } from "./createSessionMemory.ts";
import type { JournalStore } from "./JournalStore.ts";
import { keepCart, type KeeperParts } from "./keepCart.ts";
import { settleWaiting } from "./settleWaiting.ts";
import type { WaitingList } from "./WaitingList.ts";
import type { TurnOptions } from "../../client/links.ts";

/** What a turn is taken with. */
interface TurnParts {
  /** The rest of the way to the gateway, for operations of our own. */
  readonly line: ApolloLink;
  readonly journal: JournalStore;
  readonly waiting: WaitingList;
  readonly currency: string;
  readonly orderFate: KeeperParts["orderFate"];
  readonly canRefillAccount: KeeperParts["canRefillAccount"];
  readonly pause: KeeperParts["pause"];
}

/** Sends what waits, then the operation, and looks after the cart in its answer. */
export function takeTurn({ line, waiting, ...parts }: TurnParts): TurnOptions["take"] {
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
    await settleWaiting({ ...keeper, isLeftOver: waiting.isLeftOver, tab: waiting.tab, publish }, ask);
    const id: unknown = operation.getContext()["changeId"];
    if (typeof id === "string") waiting.markSent(id);
    const answer = await keepCart(keeper, ask, {
      name: operation.operationName ?? "",
      variables: operation.variables,
      send: async () => (await firstValueFrom(forward(operation))) as Answer,
    });
    // It is what `send` or `ask` gave, perhaps with another cart.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as ApolloLink.Result;
  };
}
