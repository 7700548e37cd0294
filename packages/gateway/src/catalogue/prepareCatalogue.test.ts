import { categories, entryOf } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { prepareCatalogue } from "./prepareCatalogue.ts";

test("categories are fullest first, products newest first", async () => {
  const entries = [entryOf(1, { date: "2026-01-01" }), entryOf(2, { date: "2026-01-02" })];
  const prepared = await prepareCatalogue({ entries, attributes: {}, categories: [categories.gaming, categories.audio], readAt: 7 }, {});
  expect(prepared.categories.map(({ slug }) => slug)).toEqual(["audio", "gaming"]);
  expect(prepared.entries.map(({ summary }) => summary.id)).toEqual([2, 1]);
  expect(prepared.readAt).toBe(7);
});

test("others have their turn while a large catalogue is prepared", async () => {
  const entries = Array.from({ length: 4000 }, (_, at) => entryOf(at, { name: `Thing ${at} with words`, description: `About ${at} and ${at * 7}` }));
  let turns = 0;
  const timer = setInterval(() => { turns += 1; }, 1);
  await prepareCatalogue({ entries, attributes: {}, categories: [], readAt: 0 }, {});
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
