import { expect, it } from "vitest";
import { openTestShop } from "./testing/openTestShop.ts";
import { Visitor } from "./testing/Visitor.ts";

const DEBUG = {
  debug: [
    {
      type: "DEBUG_LOGS_INACTIVE",
      message: "GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.",
    },
  ],
};

async function post(body: string, shop = openTestShop()) {
  const response = await shop.handle(
    new Request("http://shop.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }),
  );
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { errors?: { message: string; path?: unknown }[]; data?: unknown },
  };
}
const query = (text: string, variables?: unknown) => JSON.stringify({ query: text, variables });

it("wraps every answer as the live server does", async () => {
  const { status, headers, body } = await post(query('{product(id:"nope",idType:SLUG){name}}'));
  expect(status).toBe(200);
  expect(body).toEqual({
    errors: [
      {
        message: "No product ID was found corresponding to the slug: nope",
        locations: [{ line: 1, column: 2 }],
        path: ["product"],
      },
    ],
    data: { product: null },
    extensions: DEBUG,
  });
  expect(Object.keys(body)).toEqual(["errors", "data", "extensions"]);
  expect(headers.get("access-control-expose-headers")).toBe("woocommerce-session");
});

it.each([
  [
    "malformed JSON",
    "{",
    500,
    'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
  ],
  [
    "an empty body",
    "",
    500,
    'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
  ],
  [
    "a bare number",
    "7",
    500,
    'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
  ],
  ["no query", "{}", 200, 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"'],
  [
    "a query that is no text",
    '{"query":7}',
    200,
    'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
  ],
  ["a syntax error", query("{"), 500, "Syntax Error: Expected Name, found <EOF>."],
  ["an unknown field", query("{nope}"), 200, 'Cannot query field "nope" on type "RootQuery".'],
  [
    "an unknown operation",
    JSON.stringify({ query: "query A{viewer{id}}", operationName: "B" }),
    200,
    'Unknown operation named "B".',
  ],
  [
    "a depth without end",
    query(`{products{nodes${"{related{nodes".repeat(15)}{id}${"}}".repeat(15)}}}`),
    200,
    "The server administrator has limited the max query depth",
  ],
  [
    "more words than anybody needs",
    query(`{${"viewer{id} ".repeat(8000)}}`),
    500,
    "Syntax Error: Document contains more than 20000 tokens. Parsing aborted.",
  ],
  ["a wrong variable", query("query($n:Int){products(first:$n){found}}", { n: "x" }), 200, "Variable"],
  ["variables that are a list", query("query($n:Int!){products(first:$n){found}}", [1]), 200, "Variable"],
  ["a negative page", query("{products(first:-1){found}}"), 200, "first must be a positive integer."],
])("answers %s without falling over", async (_, body, status, message) => {
  const shop = openTestShop();
  const reply = await post(body, shop);
  expect(reply.status).toBe(status);
  expect(reply.body.errors?.[0]?.message).toContain(message);
  expect((await post(query("{viewer{id}}"), shop)).body.data).toEqual({ viewer: null });
});

it("turns a body over a megabyte away", async () => {
  expect((await post(query(`{viewer{id}} #${"x".repeat(1_000_001)}`))).status).toBe(413);
});

it("answers a batch of up to ten in order, and GET for queries alone", async () => {
  const shop = openTestShop();
  const batch = await post(JSON.stringify([{ query: "{viewer{id}}" }, { query: "{nope}" }, null]), shop);
  expect(batch.body).toMatchObject([{ data: { viewer: null } }, { errors: [{}] }, { errors: [{}] }]);
  expect(
    (await post(JSON.stringify(Array.from({ length: 11 }, () => ({ query: "{viewer{id}}" }))), shop)).body.errors,
  ).toHaveLength(1);
  const get = async (text: string) =>
    (
      await shop.handle(new Request(`http://shop.example/graphql?query=${encodeURIComponent(text)}`))
    ).json() as Promise<unknown>;
  expect(await get("{viewer{id}}")).toMatchObject({ data: { viewer: null } });
  expect(await get("mutation{logout(input:{}){status}}")).toMatchObject({
    errors: [{ message: "GET supports only query operation" }],
  });
});

it("masks what went wrong inside, and reports it", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  expect((await guest.ask('{cartItem(key:"nope"){key}}')).errors).toEqual(["Internal server error"]);
  expect(shop.faults).toHaveLength(1);
});

it("reports bad requests in a line, and a forged session too", async () => {
  const shop = openTestShop();
  await post("{", shop);
  await post(query("{nope}"), shop);
  const guest = new Visitor(shop);
  guest.token = "forged";
  await guest.ask("{viewer{id}}");
  expect(shop.faults).toEqual([
    expect.stringMatching(/^Request refused with 500/),
    'Query refused: Cannot query field "nope" on type "RootQuery".',
    "Session refused: invalid_token: Wrong number of segments",
  ]);
});

it("gives the clients' mutation id back", async () => {
  expect(
    (await post(query('mutation{logout(input:{clientMutationId:"7"}){clientMutationId status}}'))).body.data,
  ).toEqual({ logout: { clientMutationId: "7", status: "SUCCESS" } });
});
