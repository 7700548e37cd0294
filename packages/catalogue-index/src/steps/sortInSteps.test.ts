import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sortInSteps } from "./sortInSteps.ts";

function sort(numbers: readonly number[]) {
  const steps = sortInSteps(numbers.length, (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  return { places: [...step.value], count };
}
const expected = (numbers: readonly number[]) =>
  [...numbers.keys()].toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));

test("sorts as the language does, and leaves what is equal in its order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 50 }), (numbers) => {
      expect(sort(numbers).places).toEqual(expected(numbers));
    }),
  );
});

test.each([2_000, 2_001, 9_999])("sorts %d numbers in more than one step", (size) => {
  const numbers = Array.from({ length: size }, (_, at) => (at * 7_919) % 1_009);
  const { places, count } = sort(numbers);
  expect(places).toEqual(expected(numbers));
  expect(count).toBeGreaterThanOrEqual(size / 2_000);
});
