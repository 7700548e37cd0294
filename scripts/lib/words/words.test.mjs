import { expect, test } from "vitest";
import { sample, seededRandom } from "./sample.mjs";
import { commentsIn, identifiersIn, isProduction } from "./vocabulary.mjs";

const source = `
/** Adds two numbers. */
export function add(left: number, { right: other = 1 }: Options): number {
  const [sum, ...rest] = [left + other];
  return sum;
}
// No comment of its own.
export const plain = 1;
/**
 * Options of {@link add},
 * all optional.
 */
export interface Options { readonly right?: number }
`;

test("identifiers are what a file declares, with types, parameters and parts of patterns", () => {
  expect(identifiersIn("a.ts", source).map(({ name }) => name)).toEqual([
    "add",
    "left",
    "other",
    "sum",
    "rest",
    "plain",
    "Options",
  ]);
});

test("comments are those of exported names, on one line", () => {
  expect(commentsIn("a.ts", source)).toEqual([
    { name: "add", line: 3, comment: "Adds two numbers." },
    { name: "Options", line: 13, comment: "Options of {@link add}, all optional." },
  ]);
});

test.each([
  ["packages/ui/src/cart/Cart.tsx", true],
  ["packages/ui/src/cart/Cart.test.tsx", false],
  ["packages/ui/src/cart/Cart.stories.tsx", false],
  ["packages/data/src/gql/graphql.ts", false],
  ["packages/data/src/testing/shop.ts", false],
])("%s is production code: %s", (path, expected) => expect(isProduction(path)).toBe(expected));

test("a seed repeats its sample, without duplicates", () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const first = sample(items, 20, seededRandom(7));
  expect(sample(items, 20, seededRandom(7))).toEqual(first);
  expect(new Set(first).size).toBe(20);
  expect(sample([1, 2], 20, seededRandom(7))).toHaveLength(2);
});
