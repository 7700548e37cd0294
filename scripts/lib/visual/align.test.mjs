import { array, assert, constantFrom, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { alignRows } from "./align.mjs";

/** Rows as letters; few letters, so that most rows are equal to others, as empty ones are. */
const rows = (max = 60, letters = "abcd") => array(constantFrom(...letters.split("")), { maxLength: max });
const marked = (before, after) =>
  alignRows(before, after).filter(([row, other]) => row === null || other === null || before[row] !== after[other]);

describe("rows of two pictures", () => {
  test("are aligned completely and in order", () => {
    assert(
      property(rows(), rows(), (before, after) => {
        const steps = alignRows(before, after);
        expect(steps.flatMap(([row]) => row ?? [])).toEqual(before.map((_, row) => row));
        expect(steps.flatMap(([, row]) => row ?? [])).toEqual(after.map((_, row) => row));
      }),
    );
  });

  test("that are inserted are marked alone, as are rows that are removed", () => {
    assert(
      property(rows(), rows(12), nat(60), (whole, more, at) => {
        const place = Math.min(at, whole.length);
        const longer = whole.toSpliced(place, 0, ...more);
        expect(marked(whole, longer).map(([row]) => row)).toEqual(more.map(() => null));
        expect(marked(longer, whole).map(([, row]) => row)).toEqual(more.map(() => null));
      }),
    );
  });

  test("that are replaced are marked alone", () => {
    assert(
      property(rows(), rows(12, "xyz"), nat(60), (whole, others, at) => {
        const place = Math.min(at, whole.length);
        const changed = whole.toSpliced(place, others.length, ...others);
        expect(marked(whole, changed)).toHaveLength(others.length);
      }),
    );
  });

  test("that are inserted at two places, around what is distinct, are marked alone", () => {
    assert(
      property(nat(20), nat(20), nat(200), (one, other, distance) => {
        const page = Array.from({ length: 400 }, (_, row) => (row % 3 === 0 ? "empty" : `row ${row}`));
        const after = page
          .toSpliced(100 + distance, 0, ...Array.from({ length: other }, () => "empty"))
          .toSpliced(50, 0, ...Array.from({ length: one }, () => "padding"));
        expect(marked(page, after)).toHaveLength(one + other);
      }),
    );
  });

  test("of a page of 16,000 are aligned in a moment", () => {
    const page = Array.from({ length: 16_000 }, (_, row) => (row % 5 === 0 ? `row ${row}` : "empty"));
    expect(marked(page, page.toSpliced(4000, 0, "a", "b").toSpliced(12_000, 3))).toHaveLength(5);
    expect(
      alignRows(
        page,
        page.map((row) => `${row} in dark`),
      ),
    ).toHaveLength(16_000);
  });
});
