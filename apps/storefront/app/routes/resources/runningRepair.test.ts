import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { orders, repairProgress } from "@rewire/domain/testing";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { loader } from "./runningRepair.ts";

const handler = createStaticHandler([
  { id: "repair", path: "running-repair/:id", loader: (args) => loader(args as Parameters<typeof loader>[0]) },
]);

/** What a visitor gets whose order is this one, if any, and which repairs were looked for. */
async function open(id: string, order: object | null, lookup: object) {
  const proofs: unknown[] = [];
  const repairs = {
    keyOf: (of: number) => `key-of-${of}`,
    find: async (proof: unknown) => (proofs.push(proof), lookup),
  };
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { orderFor: async () => order, repairs }, visitor: "192.0.2.1" } as never);
  const request = new Request(`https://shop.example/running-repair/${id}`);
  const response = (await handler.queryRoute(request, { routeId: "repair", requestContext: context })) as Response;
  return { status: response.status, cache: response.headers.get("cache-control"), body: await response.json(), proofs };
}

const lookupResult = { kind: "found", ticket: { progress: repairProgress.ready } };

test("the owner of an order gets the progress of its repair", async () => {
  expect(await open("8901", orders.repair, lookupResult)).toEqual({
    status: 200,
    cache: "no-store",
    body: repairProgress.ready,
    proofs: [{ number: "8901", key: "key-of-8901", position: 1 }],
  });
});

test("each repair of an order has its own, and one that the order has not has none", async () => {
  const order = { ...orders.repair, otherRepairs: [{ ...orders.repair.repair, device: "Halden 6", position: 2 }] };
  expect(await open("8901?repair=2", order, lookupResult)).toMatchObject({ status: 200, proofs: [{ position: 2 }] });
  expect(await open("8901?repair=3", order, lookupResult)).toMatchObject({ status: 404, proofs: [] });
});

test.each([
  ["a stranger's order", "8901", null],
  ["an order without a repair", "8901", orders.placed],
  ["no number", "x", orders.repair],
])("%s is nothing, and no repair is looked for", async (_, id, order) => {
  expect(await open(id, order, lookupResult)).toEqual({ status: 404, cache: "no-store", body: null, proofs: [] });
});

test("while the workshop cannot be asked there is no progress", async () => {
  expect(await open("8901", orders.repair, { kind: "unavailable" })).toMatchObject({ status: 200, body: null });
});
