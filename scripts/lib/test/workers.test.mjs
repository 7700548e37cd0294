import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { countCores, countWorkers } from "./workers.mjs";

describe("countWorkers", () => {
  it.each([
    ["one core", 1, 4, { checks: 2, fillers: 1, journeys: 2, stories: 2, pictures: 3 }],
    ["two cores", 2, 24, { checks: 2, fillers: 1, journeys: 2, stories: 2, pictures: 3 }],
    ["a laptop", 8, 16, { checks: 8, fillers: 1, journeys: 5, stories: 4, pictures: 4 }],
    ["a workstation", 16, 64, { checks: 16, fillers: 3, journeys: 8, stories: 6, pictures: 8 }],
    ["a server with little memory", 64, 8, { checks: 64, fillers: 1, journeys: 8, stories: 2, pictures: 3 }],
  ])("gives %s what it has cores and memory for", (_name, cores, memory, counts) => {
    expect(countWorkers({ cores, memory })).toEqual(counts);
  });
});

describe("countCores", () => {
  it("reads REWIRE_CORES, and counts the machine's own without a usable number", () => {
    expect(countCores({ REWIRE_CORES: "6" })).toBe(6);
    for (const value of [undefined, "", "0", "many", "2.5", "-1"])
      expect(countCores({ REWIRE_CORES: value })).toBe(availableParallelism());
  });
});
