import { expect, test } from "vitest";
import { createLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import { createPaymentMonitor, type PaymentMonitorDependencies } from "./createPaymentMonitor.ts";
import { createPaymentStarts } from "./createPaymentStarts.ts";

const MINUTE_MS = 60_000;

/** Opens the monitor of paid payments; `ownerOf` answers for each of them. */
async function open(ownerOf: PaymentMonitorDependencies["payments"]["ownerOf"], ...ids: readonly string[]) {
  let time = Date.parse("2026-11-20T09:00:00Z");
  const lines: string[] = [];
  const store = createMemoryStore(() => time);
  const monitor = createPaymentMonitor({
    store,
    locks: createLocks(store),
    paymentStarts: createPaymentStarts(store),
    payments: { ownerOf } as PaymentMonitorDependencies["payments"],
    checkout: { settle: async () => ({ state: "unknown" }) },
    finder: {} as PaymentMonitorDependencies["finder"],
    account: null,
    now: () => time,
    log: createLog({ level: "info", write: (line) => lines.push(line) }),
  });
  for (const id of ids) {
    await monitor.recordStart(id);
    await monitor.recordPaid(id);
  }
  return { monitor, lines, pass: (minutes: number) => void (time += minutes * MINUTE_MS) };
}

test("a payment that cannot be settled holds up no other, and is looked at again", async () => {
  const looks: string[] = [];
  const { monitor, lines, pass } = await open(
    async (id) => {
      looks.push(id);
      if (id === "pi_broken") throw new TypeError("Its record is broken");
      return "paid back";
    },
    "pi_broken",
    "pi_whole",
  );
  pass(31);
  await monitor.settlePending();
  expect(looks).toEqual(["pi_broken", "pi_whole"]);
  expect(lines.filter((line) => line.includes("Its record is broken"))).toHaveLength(1);
  await monitor.settlePending();
  pass(11);
  await monitor.settlePending();
  expect(looks).toEqual(["pi_broken", "pi_whole", "pi_broken"]);
});

test("without the state store nothing is settled, and nothing is forgotten", async () => {
  let isAway = true;
  const looks: string[] = [];
  const { monitor, pass } = await open(async (id) => {
    if (isAway) throw new KeyValueStoreUnavailableError("The state store cannot be used");
    looks.push(id);
    return "paid back";
  }, "pi_1");
  pass(31);
  await expect(monitor.settlePending()).rejects.toThrow("The state store cannot be used");
  isAway = false;
  await monitor.settlePending();
  expect(looks).toEqual(["pi_1"]);
});

test("a payment is recorded at once while others are being settled, and nothing of it is lost", async () => {
  const looks: string[] = [];
  const { promise: answer, resolve: respond } = Promise.withResolvers<string>();
  const { monitor, pass } = await open(async (id) => {
    looks.push(id);
    return answer;
  }, "pi_slow");
  pass(31);
  const settlement = monitor.settlePending();
  await expect.poll(() => looks).toEqual(["pi_slow"]);
  await monitor.recordStart("pi_new");
  await monitor.recordPaid("pi_new");
  // What Stripe tells of it now may be later than what it has answered.
  await monitor.recordPaid("pi_slow");
  respond("paid back");
  await settlement;
  await monitor.settlePending();
  await monitor.settlePending();
  expect(looks).toEqual(["pi_slow", "pi_slow"]);
  pass(31);
  await monitor.settlePending();
  expect(looks).toEqual(["pi_slow", "pi_slow", "pi_new"]);
});

test("two gateways settle a payment once", async () => {
  const looks: string[] = [];
  const { monitor, pass } = await open(async (id) => {
    looks.push(id);
    return "paid back";
  }, "pi_1");
  pass(31);
  await Promise.all([monitor.settlePending(), monitor.settlePending()]);
  expect(looks).toEqual(["pi_1"]);
});
