import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createGateway } from "../createGateway.ts";
import { createAttemptLimit } from "./limits/createAttemptLimit.ts";
import { silentLog } from "../log/createLog.ts";
import { createFakeCatalogue } from "../testing/fakeCatalogue.ts";
import { createKeyValueStore } from "./createKeyValueStore.ts";
import { createLocks } from "./createLocks.ts";
import { createMonotonicClock } from "./createMonotonicClock.ts";

const hour = 60 * 60 * 1000;
const jumps = [
  ["forward", 6 * hour],
  ["back", -6 * hour],
] as const;

let folder = "";
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  folder = await mkdtemp(join(tmpdir(), "rewire-clock-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

describe.each(jumps)("when the machine's clock jumps six hours %s", (_, ms) => {
  const jump = () => void vi.setSystemTime(Date.now() + ms);

  test("the monotonicNow clock goes on", () => {
    let elapsed = 1000;
    const monotonicNow = createMonotonicClock(Date.now, () => elapsed);
    const before = monotonicNow();
    expect(before).toBe(Date.now());
    jump();
    elapsed += 250;
    expect(monotonicNow()).toBe(before + 250);
  });

  test("holds, sessions and locks stay for as long as they were taken", async () => {
    let elapsed = 0;
    const monotonicNow = createMonotonicClock(Date.now, () => elapsed);
    const store = createKeyValueStore(readConfig({ REWIRE_STATE_DIR: folder }), silentLog, monotonicNow);
    const locks = createLocks(store);
    await store.set("session", "a", 48 * 3600);
    await store.putIfAbsent("slot", "ada", 30 * 60);
    await locks.run("cart", async () => {
      jump();
      expect(await store.putIfAbsent("lock:cart", "another", 15)).not.toBeNull();
      expect(await store.get("slot")).toBe("ada");
    });
    elapsed = 30 * 60 * 1000;
    expect(await store.get("slot")).toBeNull();
    expect(await store.get("session")).toBe("a");
    await store.close();
  });

  test("a limit asks nobody to wait for hours, and lets nobody off", async () => {
    const store = createKeyValueStore(readConfig({ REWIRE_STATE_DIR: folder }), silentLog, createMonotonicClock());
    const limit = createAttemptLimit(store, { name: "x", rules: { address: { max: 1, seconds: 60 } } });
    await limit.make({ address: "a" }, async () => ({ value: null, counts: true }));
    jump();
    const refusal = await limit
      .make({ address: "a" }, async () => ({ value: null, counts: true }))
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(refusal).toMatchObject({ status: 429 });
    expect((refusal as { waitSeconds: number }).waitSeconds).toBeLessThanOrEqual(60);
    await store.close();
  });
});

test("a lock whose store is gone when the work is done does not take the work's answer with it", async () => {
  const store = createKeyValueStore(readConfig({ REWIRE_STATE_DIR: folder }), silentLog, createMonotonicClock());
  const answer = createLocks(store).run("cart", async () => {
    await store.close();
    return "placed";
  });
  expect(await answer).toBe("placed");
});

test.each(jumps)("a gateway measures ages without the machine's clock, which jumps %s", async (_, ms) => {
  const config = readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: folder });
  const gateway = createGateway({
    config,
    log: silentLog,
    shopFetch: createFakeCatalogue(() => new Response(null, { status: 404 })).fetch,
  });
  await gateway.warmUp();
  vi.setSystemTime(Date.now() + ms);
  const { ageSeconds } = gateway.services.catalogue.status();
  expect(Math.abs(ageSeconds ?? Number.NaN)).toBeLessThan(hour / 1000);
  await gateway.close();
});
