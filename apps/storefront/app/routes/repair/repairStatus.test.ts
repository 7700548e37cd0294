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
