import { describe, expect, it } from "vitest";
import { schedule } from "./schedule.mjs";

/** Runs checks that end when they are told to, and notes what is running at each start. */
function observe(checks) {
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
  return schedule(checks, run).then((results) => ({ starts, results }));
}

describe("schedule", () => {
  it("runs two checks of one core side by side, one of two cores alone, and answers in their order", async () => {
    const { starts, results } = await observe([
      { name: "a", cores: 1 },
      { name: "b", cores: 1 },
      { name: "c", cores: 2 },
      { name: "d", cores: 1 },
    ]);
    expect(starts).toEqual(["a", "a+b", "c", "d"]);
    expect(results).toEqual(["A", "B", "C", "D"]);
  });

  it("lets a check wait for another, and starts what stands behind it meanwhile", async () => {
    const { starts } = await observe([
      { name: "build", cores: 1 },
      { name: "size", cores: 1, after: ["build"] },
      { name: "knip", cores: 1 },
    ]);
    expect(starts).toEqual(["build", "build+knip", "size"]);
  });

  it("lets checks that fill gaps run beside a check of two cores, one at a time, and answers in their order", async () => {
    const { starts, results } = await observe([
      { name: "build", cores: 1 },
      { name: "unit", cores: 2 },
      { name: "fit", cores: 2, after: ["build"], fillsGaps: true },
      { name: "visual", cores: 2, after: ["build"], fillsGaps: true },
      { name: "e2e", cores: 2 },
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
        { name: "unit", cores: 2 },
        { name: "visual", cores: 2, fillsGaps: true },
        { name: "e2e", cores: 2 },
        { name: "stories", cores: 2, joins: true },
      ],
      run,
    );
    for (const name of ["unit", "visual", "e2e", "stories"]) {
      await turn();
      ends.get(name)();
    }
    expect(await results).toEqual(["unit", "visual", "e2e", "stories"]);
    expect(starts).toEqual(["unit alone", "unit+visual", "visual+e2e alone", "e2e+stories"]);
  });

  it("does not wait for a check that was not chosen", async () => {
    expect((await observe([{ name: "size", cores: 1, after: ["build"] }])).results).toEqual(["SIZE"]);
  });

  it("says so when checks wait for each other", async () => {
    await expect(
      observe([
        { name: "a", cores: 1, after: ["b"] },
        { name: "b", cores: 1, after: ["a"] },
      ]),
    ).rejects.toThrow("Checks wait for each other: a, b");
  });
});
