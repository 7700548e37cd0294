import { ApolloClient, ApolloLink, InMemoryCache, makeVar } from "@apollo/client";
import { firstValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { GetCartDocument, GetWishlistDocument, LogoutDocument } from "../gql/graphql.ts";
import { createSerializingLink } from "./links.ts";

type Query = ApolloLink.Request["query"];

/** Creates a link whose shop answers when `respond` is called, and returns the names of the operations it was sent. */
function openShop({ logsOut = true } = {}) {
  const sentNames: (string | undefined)[] = [];
  const { promise: response, resolve: respond } = Promise.withResolvers<void>();
  const link = createSerializingLink({
    pendingMutations: makeVar(0),
    lock: (work) => work(),
    send: async (operation) => {
      sentNames.push(operation.operationName);
      await response;
      return operation.operationName === "logout" && !logsOut
        ? { errors: [{ message: "Out of order" }] }
        : { data: { [String(operation.operationName)]: true } };
    },
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const send = (query: Query) => firstValueFrom(ApolloLink.execute(link, { query }, { client }));
  return { send, respond, sentNames };
}

test("what only customers may ask for is not sent when a log-out comes first", async () => {
  const { send, respond, sentNames } = openShop();
  const results = [LogoutDocument, GetWishlistDocument, GetCartDocument].map((query: Query) => send(query));
  respond();
  expect((await Promise.all(results))[1]?.errors).toMatchObject([{ extensions: { kind: "notAllowed" } }]);
  expect(sentNames).toEqual(["logout", "getCart"]);
});

test.each([
  ["the log-out has failed", false],
  ["a customer asks after the log-out", true],
])("it is sent when %s", async (_, logsOut) => {
  const { send, respond, sentNames } = openShop({ logsOut });
  const loggedOut = send(LogoutDocument);
  respond();
  if (logsOut) await loggedOut;
  await send(GetWishlistDocument);
  expect(sentNames).toEqual(["logout", "getWishlist"]);
});
