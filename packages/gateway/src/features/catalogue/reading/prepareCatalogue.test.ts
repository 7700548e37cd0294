import { categories, entryOf } from "@rewire/domain/testing";
import { expect, test, vi } from "vitest";
import { prepareCatalogue } from "./prepareCatalogue.ts";

test("categories are fullest first, products newest first", async () => {
  const entries = [entryOf(1, { date: "2026-01-01" }), entryOf(2, { date: "2026-01-02" })];
  const prepared = await prepareCatalogue(
    { entries, attributes: {}, categories: [categories.gaming, categories.audio], readAt: 7 },
    {},
  );
  expect(prepared.categories.map(({ slug }) => slug)).toEqual(["audio", "gaming"]);
  expect(prepared.entries.map(({ summary }) => summary.id)).toEqual([2, 1]);
  expect(prepared.readAt).toBe(7);
});

test("others have their turn while a large catalogue is prepared", async () => {
  const entries = Array.from({ length: 400 }, (_, at) =>
    entryOf(at, { name: `Thing ${at} with words`, description: `About ${at} and ${at * 7}` }),
  );
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 1));
  let turns = 0;
  let isDone = false;
  const takeTurns = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  await prepareCatalogue({ entries, attributes: {}, categories: [], readAt: 0 }, {});
  isDone = true;
  vi.restoreAllMocks();
  expect(turns).toBeGreaterThan(0);
});
