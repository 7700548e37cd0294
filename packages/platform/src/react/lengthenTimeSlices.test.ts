import { createRequire } from "node:module";
import { unstable_forceFrameRate } from "scheduler";
import { afterEach, expect, test, vi } from "vitest";
import { lengthenTimeSlices } from "./lengthenTimeSlices.ts";

interface Scheduler {
  readonly unstable_NormalPriority: number;
  readonly unstable_scheduleCallback: (priority: number, task: () => void) => void;
  readonly unstable_shouldYield: () => boolean;
}

// The one that React DOM uses.
const requireFromReactDom = createRequire(createRequire(import.meta.url).resolve("react-dom"));
const scheduler: Scheduler = requireFromReactDom("scheduler");

const clock = { now: performance.now() };
vi.spyOn(performance, "now").mockImplementation(() => clock.now);

/** Returns whether a task yields after a number of milliseconds, by a clock that stands still meanwhile. */
const yieldsAfter = (ms: number) =>
  new Promise<boolean>((resolve) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => {
      clock.now += ms;
      resolve(scheduler.unstable_shouldYield());
    }),
  );

afterEach(() => unstable_forceFrameRate(0));

test("React DOM renders in longer slices until it need not any more", async () => {
  expect(requireFromReactDom("scheduler")).toHaveProperty("unstable_forceFrameRate", unstable_forceFrameRate);
  expect(await yieldsAfter(6)).toBe(true);
  const shortenSlices = lengthenTimeSlices();
  expect(await yieldsAfter(49)).toBe(false);
  expect(await yieldsAfter(50)).toBe(true);
  shortenSlices();
  expect(await yieldsAfter(6)).toBe(true);
});
