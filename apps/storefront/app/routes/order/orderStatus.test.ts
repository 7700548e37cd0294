import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { defaultSettings } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { action, loader } from "./orderStatus.tsx";

const handler = createStaticHandler([
  { id: "status", path: "order-status", action: (args) => action(args), loader: (args) => loader(args) },
]);

/** Opens the page, or sends its form, and returns the response with what was looked for. */
async function open(lookup: object, query: string, body?: string, type = "application/x-www-form-urlencoded") {
  const proofs: unknown[] = [];
  const orderAccess = {
    isAvailable: true,
    keyOf: () => "of-its-own",
    find: async (proof: unknown) => (proofs.push(proof), lookup),
  };
  const withdrawals = { readsOrders: true, listByOrder: async () => [] };
  const context = new RouterContextProvider();
  context.set(pageContext, { settings: defaultSettings } as never);
  context.set(privateContext, { services: { orderAccess, withdrawals }, visitor: "192.0.2.1" } as never);
  const request = new Request(
    `https://shop.example/order-status${query}`,
    body === undefined ? {} : { method: "POST", headers: { "content-type": type }, body },
  );
  const page = await handler.query(request, { requestContext: context });
  if (page instanceof Response)
    return {
      proofs,
      status: page.status,
      location: page.headers.get("location"),
      cache: page.headers.get("cache-control"),
    };
  const pageHeaders = page.actionHeaders["status"] ?? page.loaderHeaders["status"];
  return {
    proofs,
    status: page.statusCode,
    cache: pageHeaders?.get("cache-control"),
    retryAfter: pageHeaders?.get("retry-after"),
    loaded: page.loaderData["status"] as Record<string, unknown>,
    answered: page.actionData?.["status"] as Record<string, unknown> | undefined,
    errors: page.errors,
  };
}

test("number and e-mail lead to a link without the e-mail", async () => {
  const answer = await open(
    { kind: "found", order: { ...orders.placed, id: 77 }, key: "abc.def" },
    "",
    "number=1077&email=a%40example.com",
  );
  expect(answer).toMatchObject({ status: 303, location: "/order-status?number=77&key=abc.def", cache: "no-store" });
  expect(answer.proofs).toEqual([{ number: "1077", email: "a@example.com" }]);
});

test("a link shows the order, and the page repeats no key", async () => {
  const answer = await open({ kind: "found", order: orders.placed, key: "abc.def" }, "?number=77&key=abc.def");
  expect(answer).toMatchObject({ status: 200, cache: "no-store", loaded: { lookup: { kind: "found" }, number: "" } });
  expect(answer.proofs).toEqual([{ number: "77", key: "abc.def" }]);
  expect(JSON.stringify(answer.loaded)).not.toContain("abc.def");
  expect(answer.loaded?.["declarationLinks"]).toEqual([
    { label: "Withdraw from contract", href: `/withdrawal?number=${orders.placed.id}&key=of-its-own` },
    { label: "Return goods", href: `/returns?number=${orders.placed.id}&key=of-its-own` },
  ]);
});

test("a link that opens nothing says so, and its id is no order number to try again with", async () => {
  const answer = await open({ kind: "notFound" }, "?number=77&key=wrong");
  expect(answer).toMatchObject({ status: 404, loaded: { lookup: { kind: "linkInvalid" }, number: "" } });
});

test("a number alone fills in the form and asks nobody", async () => {
  const answer = await open({ kind: "notFound" }, "?number=1077");
  expect(answer).toMatchObject({ status: 200, proofs: [], loaded: { lookup: null, number: "1077" } });
});

test.each([
  ["not found", { kind: "notFound" }, 404, null],
  ["too many", { kind: "tooMany", waitSeconds: 900 }, 429, "900"],
  ["unavailable", { kind: "unavailable" }, 503, null],
])("%s keeps the number and is not stored", async (_, lookup, status, retryAfter) => {
  const answer = await open(lookup, "", "number=1077&email=a%40example.com");
  expect(answer).toMatchObject({ status, cache: "no-store", retryAfter, answered: { number: "1077", lookup } });
});

test.each([
  ["multipart/form-data; boundary=x", "--x\r\n"],
  ["application/json", "{}"],
])("a body of %s that is no form finds nothing", async (type, body) => {
  const answer = await open({ kind: "notFound" }, "", body, type);
  expect(answer).toMatchObject({ status: 404, errors: null, proofs: [{ number: "", email: "" }] });
});
