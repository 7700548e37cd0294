// @vitest-environment happy-dom
import { createDemoShop } from "@rewire/demo-shop";
import {
  addDevice,
  listOwnedDevices,
  parseDevices,
  removeDevice,
  stringifyDevices,
  type FitDevice,
} from "@rewire/domain";
import { HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { shopHandlers } from "../testing/index.ts";
import { networkIsDown } from "../testing/refusals.ts";
import { renderStore } from "../testing/renderStore.tsx";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { useAccountDevices } from "./useAccountDevices.ts";

const api = graphql.link("*/graphql");
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const phone: FitDevice = { slug: "halden-6", name: "Halden 6", family: "phone" };
const laptop: FitDevice = { slug: "tarn-14", name: "Tarn 14", family: "laptop" };

/** An account of customer 7 as the shop stores it. */
function openAccount(text = "") {
  const stored = { text, writes: 0 };
  const customer = () => ({
    __typename: "Customer",
    id: "customer-7",
    metaData: stored.text ? [{ __typename: "MetaData", key: "rewire_devices", value: stored.text }] : null,
  });
  server.use(
    api.query("getDevices", () =>
      HttpResponse.json({
        data: { viewer: { __typename: "User", id: "user-7", databaseId: 7 }, customer: customer() },
      }),
    ),
    api.mutation("keepDevices", ({ variables }) => {
      stored.text = String(variables["devices"]);
      stored.writes += 1;
      return HttpResponse.json({
        data: { updateCustomer: { __typename: "UpdateCustomerPayload", customer: customer() } },
      });
    }),
    ...shopHandlers(createDemoShop({ catalogue: smallCatalogue })),
  );
  return stored;
}
const openMerge = async () => (await renderStore(useAccountDevices)).result.current.mergeIntoAccountDevices;
const slugs = (text: string) => listOwnedDevices(parseDevices(text)).map(({ slug }) => slug);

test("a guest's devices join those of the account, once", async () => {
  const account = openAccount(stringifyDevices(addDevice([], laptop, 200)));
  const merge = await openMerge();
  const guest = { owner: null, devices: addDevice([], phone, 100) };
  expect(await merge(guest)).toMatchObject({ ok: true, value: { owner: 7 } });
  await merge(guest);
  expect(account.writes).toBe(1);
  expect(slugs(account.text)).toEqual([laptop.slug, phone.slug]);
});

test("a removal in one browser reaches another", async () => {
  const both = addDevice(addDevice([], phone, 100), laptop, 200);
  const account = openAccount(stringifyDevices(removeDevice(both, laptop.slug, 300)));
  await (
    await openMerge()
  )({ owner: 7, devices: both });
  expect(slugs(account.text)).toEqual([phone.slug]);
});

test("devices of another customer stay out of it", async () => {
  const account = openAccount();
  expect(await (await openMerge())({ owner: 8, devices: addDevice([], phone, 100) })).toEqual({
    ok: true,
    value: { owner: 7, devices: [] },
  });
  expect(account.writes).toBe(0);
});

test("a failure is reported, and nothing is changed", async () => {
  const account = openAccount();
  const merge = await openMerge();
  server.use(networkIsDown);
  expect(await merge({ owner: null, devices: addDevice([], phone, 100) })).toMatchObject({ ok: false });
  expect(account.writes).toBe(0);
});
