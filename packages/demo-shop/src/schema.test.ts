import { readFileSync } from "node:fs";
import { buildSchema, validateSchema } from "graphql";
import { expect, it } from "vitest";
import { schemaText } from "./schema.ts";

it("schema.ts says what schema.graphql says (else run scripts/schema.mjs)", () => {
  expect(schemaText).toBe(readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"));
});

it("is a valid schema", () => {
  expect(validateSchema(buildSchema(schemaText))).toEqual([]);
});
