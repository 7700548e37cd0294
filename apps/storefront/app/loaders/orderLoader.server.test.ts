import { createGateway, createMemoryStore, readConfig, silentLog } from "@rewire/gateway";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loadOrder } from "./orderLoader.server.ts";
import { pageContext } from "./pageContext.server.ts";
import { privateContext, type PrivateContext } from "./privateContext.server.ts";

const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_SECRET: "s".repeat(32) });
const { services } = createGateway({
  config,
  store: createMemoryStore(),
  log: silentLog,
  shopFetch: () => Promise.reject(new TypeError("away")),
});

const load = (orderFor: PrivateContext["services"]["orderFor"]) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { settings: config.settings } as never);
  context.set(privateContext, {
    services: { ...services, orderFor },
    visitor: "192.0.2.1",
    cards: null,
    seller: config.seller,
  });
  return loadOrder(context, new Request("http://localhost:3000/de_DE/order-summary/7"), "7");
};

test("a number that nobody has is not found; the limit is told where it was asked from", async () => {
  const loaderArguments: unknown[] = [];
  const answer = await load(async (_request, ...rest) => {
    loaderArguments.push(rest);
    return null;
  });
  expect(answer).toMatchObject({ data: { order: null, waitSeconds: null }, init: { status: 404 } });
  expect(loaderArguments).toEqual([[7, "192.0.2.1", null]]);
});

test("who tries one number after another is told how long to wait", async () => {
  const refusal = Object.assign(new Error("Too many attempts"), { name: "HttpError", waitSeconds: 840 });
  expect(await load(() => Promise.reject(refusal))).toMatchObject({
    data: { order: null, waitSeconds: 840 },
    init: { status: 429, headers: { "Retry-After": "840", "Cache-Control": "no-store" } },
  });
});

test("a shop that is away is the page's 503, not a missing order", async () => {
  const outage = Object.assign(new Error("away"), { name: "HttpError", kind: "unreachable" });
  await expect(load(() => Promise.reject(outage))).rejects.toMatchObject({
    data: { failure: { kind: "unreachable" } },
    init: { status: 503 },
  });
});

test("other faults stay what they are", async () => {
  await expect(load(() => Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
