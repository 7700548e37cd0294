import { describe, expect, it } from "vitest";
import { schedule } from "./schedule.mjs";

/** Runs checks that end when they are told to, and notes what is running at each start. */
function observe(checks, capacity = { checks: 2, fillers: 1 }) {
  const starts = [];
  const running = new Set();
  const run = async (check) => {
    running.add(check.name);
    starts.push([...running].join("+"));
    // Two turns of the queue: whatever may start beside it has started by then.
    await Promise.resolve();
    await Promise.resolve();
    running.delete(check.name);
    return check.name.toUpperCase();
  };
  return schedule(checks, run, capacity).then((results) => ({ starts, results }));
}

describe("schedule", () => {
  it("runs two checks of one core side by side, one of all cores alone, and answers in their order", async () => {
    const { starts, results } = await observe([
      { name: "a" },
      { name: "b" },
      { name: "c", usesAll: true },
      { name: "d" },
    ]);
    expect(starts).toEqual(["a", "a+b", "c", "d"]);
    expect(results).toEqual(["A", "B", "C", "D"]);
  });

  it("lets a check wait for another, and starts what stands behind it meanwhile", async () => {
    const { starts } = await observe([{ name: "build" }, { name: "size", after: ["build"] }, { name: "knip" }]);
    expect(starts).toEqual(["build", "build+knip", "size"]);
  });

  it("lets checks that fill gaps run beside a check of all cores, one at a time, and answers in their order", async () => {
    const { starts, results } = await observe([
      { name: "build" },
      { name: "unit", usesAll: true },
      { name: "fit", usesAll: true, after: ["build"], fillsGaps: true },
      { name: "visual", usesAll: true, after: ["build"], fillsGaps: true },
      { name: "e2e", usesAll: true },
    ]);
    expect(starts).toEqual(["build", "unit", "unit+fit", "e2e", "e2e+visual"]);
    expect(results).toEqual(["BUILD", "UNIT", "FIT", "VISUAL", "E2E"]);
  });

  it("lets a check join the one that has the machine, when nothing else is left to fill its gaps", async () => {
    const ends = new Map();
    const starts = [];
    const run = (check, isAlone) => {
      starts.push(`${[...ends.keys(), check.name].join("+")}${isAlone ? " alone" : ""}`);
      return new Promise((resolve) => {
        ends.set(check.name, () => {
          ends.delete(check.name);
          resolve(check.name);
        });
      });
    };
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const results = schedule(
      [
        { name: "unit", usesAll: true },
        { name: "visual", usesAll: true, fillsGaps: true },
        { name: "e2e", usesAll: true },
        { name: "stories", usesAll: true, joins: true },
      ],
      run,
      { checks: 2, fillers: 1 },
    );
    for (const name of ["unit", "visual", "e2e", "stories"]) {
      await turn();
      ends.get(name)();
    }
    expect(await results).toEqual(["unit", "visual", "e2e", "stories"]);
    expect(starts).toEqual(["unit alone", "unit+visual", "visual+e2e alone", "e2e+stories"]);
  });

  it("has more checks side by side on a machine with more cores", async () => {
    const { starts } = await observe(
      [
        ...["a", "b", "c"].map((name) => ({ name })),
        { name: "unit", usesAll: true },
        { name: "fit", usesAll: true, fillsGaps: true },
        { name: "visual", usesAll: true, fillsGaps: true },
        { name: "stories", usesAll: true, joins: true },
      ],
      { checks: 8, fillers: 3 },
    );
    expect(starts.slice(0, 3)).toEqual(["a", "a+b", "a+b+c"]);
    expect(starts).toContain("unit+stories");
  });

  it("does not wait for a check that was not chosen", async () => {
    expect((await observe([{ name: "size", after: ["build"] }])).results).toEqual(["SIZE"]);
  });

  it("says so when checks wait for each other", async () => {
    await expect(
      observe([
        { name: "a", after: ["b"] },
        { name: "b", after: ["a"] },
      ]),
    ).rejects.toThrow("Checks wait for each other: a, b");
  });
});
