import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { action, loader } from "./repairStatus.tsx";

const handler = createStaticHandler([
  { id: "status", path: "repair/status", action: (args) => action(args), loader: (args) => loader(args) },
]);

/** What the page is given for a form that was sent, and what was looked for. */
async function send(type: string, body: string) {
  const searches: unknown[] = [];
  const repairs = { find: async (proof: unknown) => (searches.push(proof), { kind: "notFound" }) };
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { repairs }, visitor: "192.0.2.1" } as never);
  const headers = { "content-type": type };
  const request = new Request("https://shop.example/repair/status", { method: "POST", headers, body });
  const page = await handler.query(request, { requestContext: context });
  if (page instanceof Response) throw new Error(`expected a page, not ${page.status}`);
  return { status: page.statusCode, errors: page.errors, searches };
}

test.each([
  ["", 1],
  ["&repair=2", 2],
])("a form%s is looked for", async (field, position) => {
  const response = await send("application/x-www-form-urlencoded", `number=12&email=a%40example.com${field}`);
  expect(response).toEqual({
    status: 404,
    errors: null,
    searches: [{ number: "12", email: "a@example.com", position }],
  });
});

test.each([
  ["multipart/form-data; boundary=x", "--x\r\n"],
  ["multipart/form-data", "number=12"],
  ["application/json", "{}"],
  ["text/plain", "number=12"],
])("a body of %s that is no form finds nothing", async (type, body) => {
  expect(await send(type, body)).toEqual({
    status: 404,
    errors: null,
    searches: [{ number: "", email: "", position: 1 }],
  });
});

test.each([
  ["total=9400", 9400],
  ["total=about+94", null],
  ["", null],
])("an answer with %j to a price that has changed leads back to the new one", async (field, total) => {
  const answers: unknown[] = [];
  const decide = async (_proof: unknown, answer: unknown) => (
    answers.push(answer),
    { kind: "changed", ticket: { id: 12, position: 1 }, key: "k" }
  );
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { repairs: { decide } }, visitor: "192.0.2.1" } as never);
  const request = new Request("https://shop.example/repair/status", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `number=12&key=k&answer=accept&${field}`,
  });
  const response = await handler.query(request, { requestContext: context });
  expect(response instanceof Response && response.headers.get("location")).toBe(
    "/repair/status?number=12&key=k&done=priceChanged",
  );
  expect(answers).toEqual([{ choice: "accept", total }]);
});
