import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Every operation and fragment, as it is written. */
const documents = globSync(`${import.meta.dirname}/**/*.graphql`)
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const limitsOf = (field: string): readonly string[] => [
  ...new Set(
    [...documents.matchAll(new RegExp(`^\\s*${field}\\(first: (\\d+)[,)]`, "gm"))].map(([, first = ""]) => first),
  ),
];

test.each([
  ["variations", 100],
  ["galleryImages", 20],
  ["related", 5],
  ["contents", 100],
  ["terms", 100],
  ["downloadableItems", 100],
])("no more %s are asked for at once than %i", (field, limit) => {
  expect(limitsOf(field)).toEqual([String(limit)]);
});

test("a customer's orders come a hundred at once", () => {
  expect(readFileSync(`${import.meta.dirname}/order/documents/getOrders.graphql`, "utf8")).toContain(
    "orders(first: 100)",
  );
});
