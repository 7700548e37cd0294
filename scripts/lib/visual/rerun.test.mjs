import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { toRerun } from "./rerun.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const run = {
  started: Date.UTC(2026, 10, 27, 20, 28),
  seconds: 338.6,
  photographedCount: 1190,
  results: [],
  secondLooks: [],
  troubles: [],
};

describe("a rerun of all pictures", () => {
  test("says when it began, of which commit, for how long, and how many there are", () => {
    expect(toRerun(root, run)).toEqual({
      when: "2026-11-27T20:28:00.000Z",
      commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
      seconds: 339,
      pictures: 1190,
      differed: [],
      faults: [],
    });
  });

  test("counts a picture that was equal at a second look only as one that differed", () => {
    const { differed, faults } = toRerun(root, {
      ...run,
      results: [{ key: "price--sale.light.390" }],
      secondLooks: [
        { name: "badge--all.dark.390" },
        { name: "Flows/Purchase", error: "is not played to its end within 60 s" },
      ],
      troubles: ["Catalog/Price/Sale: it threw"],
    });
    expect(differed).toEqual(["price--sale.light.390", "badge--all.dark.390"]);
    expect(faults).toEqual(["Catalog/Price/Sale: it threw", "Flows/Purchase (is not played to its end within 60 s)"]);
  });
});
