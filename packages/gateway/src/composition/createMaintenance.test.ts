import { beforeEach, expect, test } from "vitest";
import { createLog } from "../log/createLog.ts";
import { createMaintenance } from "./createMaintenance.ts";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
});
const log = createLog({ level: "info", write: (line) => lines.push(line) });

test("a task that fails hides no other", async () => {
  const runs: string[] = [];
  const maintain = createMaintenance(
    ["withdrawals", "erasures", "alerts", "mails"].map((name) => ({
      name,
      run: async () => {
        runs.push(name);
        if (name !== "mails") throw new Error(`${name} cannot be read`);
      },
    })),
    log,
  );
  await maintain();
  expect(runs).toEqual(["withdrawals", "erasures", "alerts", "mails"]);
  expect(lines).toHaveLength(3);
  for (const name of ["withdrawals", "erasures", "alerts"])
    expect(lines.filter((line) => line.includes(`${name} cannot be read`))).toHaveLength(1);
});

test("a task that goes on failing is logged once, and when it fails in another way or succeeds", async () => {
  const outcomes = ["away", "away", "full", "", "away"];
  const maintain = createMaintenance(
    [
      {
        name: "mails",
        run: async () => {
          const outcome = outcomes.shift();
          if (outcome) throw new Error(`The store is ${outcome}`);
        },
      },
    ],
    log,
  );
  for (let minute = 0; minute < 5; minute++) await maintain();
  expect(lines.map((line) => /is away|is full|succeeds again/.exec(line)?.[0])).toEqual([
    "is away",
    "is full",
    "succeeds again",
    "is away",
  ]);
});

test("a task that takes long is not started twice, and delays no other", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const runs: string[] = [];
  const maintain = createMaintenance(
    [
      { name: "slow", run: async () => (runs.push("slow"), promise) },
      { name: "quick", run: async () => void runs.push("quick") },
    ],
    log,
  );
  const minutes = [maintain(), maintain()];
  await new Promise(setImmediate);
  minutes.push(maintain());
  resolve();
  await Promise.all(minutes);
  expect(runs.filter((name) => name === "slow")).toHaveLength(1);
  expect(runs.filter((name) => name === "quick").length).toBeGreaterThanOrEqual(2);
  await maintain();
  expect(runs.filter((name) => name === "slow")).toHaveLength(2);
});
