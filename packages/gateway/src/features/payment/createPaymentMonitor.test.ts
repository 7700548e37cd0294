import { expect, test } from "vitest";
import { createLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import { createPaymentMonitor, type PaymentMonitorDependencies } from "./createPaymentMonitor.ts";
import { createPaymentStarts } from "./createPaymentStarts.ts";

const MINUTE_MS = 60_000;

type OwnerOf = PaymentMonitorDependencies["payments"]["ownerOf"];

/** Opens the monitor of paid payments; `ownerOf` answers for each of them. */
const open = (ownerOf: OwnerOf, ...ids: readonly string[]) => openWith({ ownerOf }, ids);

async function openWith(
  payments: Partial<PaymentMonitorDependencies["payments"]>,
  ids: readonly string[],
  checkout: PaymentMonitorDependencies["checkout"] = { settle: async () => ({ state: "unknown" }) },
) {
  let time = Date.parse("2026-11-20T09:00:00Z");
  const lines: string[] = [];
  const store = createMemoryStore(() => time);
  const monitor = createPaymentMonitor({
    store,
    locks: createLocks(store),
    paymentStarts: createPaymentStarts(store),
    payments: payments as PaymentMonitorDependencies["payments"],
    checkout,
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

test("the payment of an attempt goes back before the attempt can be sent again", async () => {
  const steps: string[] = [];
  const { monitor, pass } = await openWith(
    { ownerOf: async () => "attempt", payBack: async () => (steps.push("paid back"), "paidBack") },
    ["pi_1"],
    {
      settle: async (_, onNone) => {
        await onNone?.();
        steps.push("unlocked");
        return { state: "none" };
      },
    },
  );
  pass(31);
  await monitor.settlePending();
  expect(steps).toEqual(["paid back", "unlocked"]);
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

const THREE_DAYS = 3 * 24 * 60;

/** Opens the monitor of a payment whose shopper has not answered the bank; tells the minutes of its looks. */
async function openUnapproved() {
  const looks: number[] = [];
  let minutes = 0;
  let outcome: "unapproved" | "paidBack" = "unapproved";
  const payments = { ownerOf: async () => null, payBack: async () => (looks.push(minutes), outcome) };
  const { monitor, pass } = await openWith(payments, ["pi_1"]);
  const passOn = async (end: number) => {
    for (; minutes < end; minutes += 1) {
      pass(1);
      await monitor.settlePending();
    }
  };
  return { monitor, looks, passOn, approve: () => void (outcome = "paidBack") };
}

test("a question of the bank that nobody answers is looked at ever more seldom, once an hour in the end", async () => {
  const { looks, passOn } = await openUnapproved();
  await passOn(THREE_DAYS + 120);
  const gaps = looks.slice(1).map((look, index) => look - (looks[index] ?? 0));
  expect([looks[0], gaps[0], Math.max(...gaps)]).toEqual([29, 10, 60]);
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect(looks.length).toBeLessThan(90);
});

test("what Stripe tells of it is looked at as soon as before, and no shopper has less time to return", async () => {
  const late = await openUnapproved();
  await late.passOn(THREE_DAYS / 2);
  late.approve();
  await late.monitor.recordPaid("pi_1");
  const lookCount = late.looks.length;
  await late.passOn(THREE_DAYS / 2 + 11);
  expect(late.looks).toHaveLength(lookCount + 1);
  const early = await openUnapproved();
  await early.passOn(5);
  await early.monitor.recordPaid("pi_1");
  await early.passOn(28);
  expect(early.looks).toEqual([]);
});
