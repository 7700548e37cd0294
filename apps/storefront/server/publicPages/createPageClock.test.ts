import { expect, test, vi } from "vitest";
import { createPageClock } from "./createPageClock.ts";

/** Opens a clock of a shop that closes after a number of seconds. */
function openClock(secondsUntilClosing: number, maxSharedSeconds = 60) {
  let time = 0;
  const isClosedIn = (inSeconds = 0) => time / 1000 + inSeconds >= secondsUntilClosing;
  const desk = {
    openState: vi.fn((inSeconds?: number) =>
      isClosedIn(inSeconds) ? ({ isOpen: false, next: null } as const) : ({ isOpen: true, until: "19:00" } as const),
    ),
    packingDate: vi.fn((inSeconds?: number) => (isClosedIn(inSeconds) ? "2026-11-23" : "2026-11-20")),
  };
  const read = createPageClock({ desk, maxSharedSeconds, now: () => time });
  return { read, desk, pass: (seconds: number) => void (time += seconds * 1000) };
}

test("is asked once a second, however many requests there are", () => {
  const { read, desk, pass } = openClock(10_000);
  const states = new Set(Array.from({ length: 1000 }, () => read("product")));
  expect(desk.packingDate.mock.calls.length).toBe(2);
  pass(1);
  states.add(read("product"));
  expect([desk.packingDate.mock.calls.length, states.size]).toEqual([4, 1]);
  expect(desk.openState).not.toHaveBeenCalled();
});

test("changes a page when the shop closes, and no page that does not show it", () => {
  const { read, pass } = openClock(200);
  const [contact, product, list] = (["contact", "product", "list"] as const).map(read);
  pass(201);
  expect(read("contact")).not.toBe(contact);
  expect(read("contact").version).not.toBe(contact?.version);
  expect(read("product").version).not.toBe(product?.version);
  expect(read("list")).toBe(list);
});

test.each([60, 604_800])(
  "no shared cache shows a page after it has changed (at most %i seconds)",
  (maxSharedSeconds) => {
    const secondsUntilClosing = 1_000;
    const { read, pass } = openClock(secondsUntilClosing, maxSharedSeconds);
    const periods = new Set<number>();
    for (let second = 0; second < secondsUntilClosing; second += 1) {
      const { sharedSeconds } = read("product");
      periods.add(sharedSeconds);
      // It is stored a moment before the state is asked for again, and shown once more when it is old.
      expect(second + 1 + 2 * sharedSeconds).toBeLessThanOrEqual(secondsUntilClosing);
      pass(1);
    }
    expect(Math.min(...periods)).toBe(0);
    expect(read("product").sharedSeconds).toBe(maxSharedSeconds);
  },
);
