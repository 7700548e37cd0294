import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { maxLengths } from "@rewire/domain";
import { createGateway, createMemoryStore, readConfig, silentLog } from "@rewire/gateway";
import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { bookRepair } from "./bookRepair.server.ts";

/** Before another shop the repair desk is open when its owner says so. */
const openDesk = {
  PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
  PLACE_TIME_ZONE: "Europe/Berlin",
  DESK_TAKES_MAIL: "yes",
};

const now = Date.parse("2026-11-21T09:00:00Z");
let services: ReturnType<typeof createGateway>["services"];
beforeEach(() => {
  const shop = createDemoShop({ catalogue, now: () => now });
  ({ services } = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", ...openDesk, REWIRE_SECRET: "s".repeat(32) }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    store: createMemoryStore(() => now),
    now: () => now,
    log: silentLog,
  }));
});
const slot = "2026-11-23T11:30:00+01:00";
const address = new URLSearchParams({ device: "nordlys-n3-pro", fault: "battery", way: "walkIn", slot }).toString();
const holder = "00000000-0000-4000-8000-aaaaaaaaaaaa";
const good = { address, holder, note: " It fell. " };
const freeAt = async (start: string) =>
  (await services.desk.days()).flatMap(({ slots }) => slots).find((candidate) => candidate.start === start)?.free;

test("what makes no sense books nothing and keeps no time, whatever it is", async () => {
  const before = await freeAt(slot);
  const faults = [
    null,
    "",
    [],
    {},
    { address },
    { ...good, holder: "me" },
    { ...good, holder: 3 },
    { ...good, note: "x".repeat(maxLengths.repairNote + 1) },
    { ...good, note: { evil: 1 } },
    { ...good, address: "x".repeat(9000) },
    { ...good, address: 7 },
    { ...good, address: "" },
  ];
  for (const body of faults) expect(await bookRepair(services, body, "192.0.2.1")).toEqual({ kind: "failed" });
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (body) => {
      expect(await bookRepair(services, body, "192.0.2.1")).toEqual({ kind: "failed" });
    }),
  );
  expect(await freeAt(slot)).toBe(before);
});

test("what makes sense keeps its time, and says what goes into the cart", async () => {
  const before = (await freeAt(slot)) ?? 0;
  expect(await bookRepair(services, good, "192.0.2.1")).toMatchObject({
    kind: "held",
    lines: [{ quantity: 1, details: { repair_slot: slot, repair_holder: holder, repair_note: "It fell." } }],
  });
  expect(await freeAt(slot)).toBe(before - 1);
});

test("whoever takes one time after another has to wait, and is told how long; others may go on", async () => {
  const take = async (visitor: string) => {
    const reservation = await services.desk.reserve(slot, holder, visitor);
    await services.desk.release(holder);
    return reservation;
  };
  for (let n = 0; n < 40; n++) expect(await take("192.0.2.77")).toBe("held");
  expect(await bookRepair(services, good, "192.0.2.77")).toEqual({ kind: "tooManyAttempts", waitSeconds: 3600 });
  expect(await take("192.0.2.78")).toBe("held");
});
