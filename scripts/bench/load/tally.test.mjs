import { expect, test } from "vitest";
import { createTally } from "./tally.mjs";

test("counts what was answered, how, and how long it took", () => {
  const tally = createTally();
  for (let ms = 1; ms <= 100; ms += 1) tally.add(200, ms);
  tally.add(503, 250);
  tally.add("UND_ERR_SOCKET", 0);
  tally.skip();
  const { p50, p99, max, ...counts } = tally.read();
  expect(counts).toEqual({ count: 102, bad: 2, unsent: 1, statuses: { 200: 100, 503: 1, UND_ERR_SOCKET: 1 } });
  expect(p50).toBeCloseTo(50, 0);
  expect(p99).toBeGreaterThan(98);
  expect(max).toBeCloseTo(250, 0);
});
