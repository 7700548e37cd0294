import type { RepairState } from "@rewire/domain";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { loader } from "./repairLabel.tsx";

const handler = createStaticHandler([{ id: "label", path: "repair/label", loader: (args) => loader(args) }]);

/** Opens the label of a repair in a state. */
async function open(state: RepairState) {
  const ticket = { id: 77, position: 2, details: { device: "Halden 6" }, progress: { number: "1077", state } };
  const repairs = { find: async () => ({ kind: "found", ticket, key: "k" }) };
  const context = new RouterContextProvider();
  context.set(privateContext, { services: { repairs }, visitor: "192.0.2.1" } as never);
  const request = new Request("https://shop.example/repair/label?number=77&repair=2&key=k");
  const page = await handler.query(request, { requestContext: context });
  if (page instanceof Response) throw new Error(`expected a page, not ${page.status}`);
  return { status: page.statusCode, loaded: page.loaderData["label"] };
}

test("a booked repair has a label", async () => {
  expect(await open("booked")).toMatchObject({
    status: 200,
    loaded: { title: "Label for your parcel", number: "1077", device: "Halden 6", refusal: null },
  });
});

test.each([
  ["cancelled", "cancelled"],
  ["received", "arrived"],
  ["ready", "arrived"],
  ["collected", "arrived"],
  ["declined", "arrived"],
] as const)("one that is %s has none", async (state, refusal) => {
  expect(await open(state)).toMatchObject({
    status: 410,
    loaded: { title: "No label to print", refusal, statusQuery: "number=77&key=k&repair=2" },
  });
});
