import { isRecord } from "@rewire/domain";
import type { DocumentNode } from "graphql";
import { expect, test } from "vitest";
import * as documents from "../gql/graphql.ts";
import { responseSchema } from "./responseFields.ts";

/** Nothing is decided by what they answer: they were done, or errors say why not. */
const WITHOUT_FIELDS = [
  "createOrderNote",
  "logout",
  "resetUserPassword",
  "sendPasswordResetEmail",
  "updateUser",
  "writeReview",
];

const mutationFields = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" && definition.operation === "mutation"
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === "Field" ? [selection.name.value] : [],
        )
      : [],
  );

const isDocument = (value: unknown): value is DocumentNode => isRecord(value) && value["kind"] === "Document";

test("the answers of all mutations that we send are looked at", () => {
  const fields = Object.values(documents).filter(isDocument).flatMap(mutationFields);
  expect(fields).toContain("checkout");
  expect(fields.filter((name) => !WITHOUT_FIELDS.includes(name) && !(name in responseSchema.entries))).toEqual([]);
});
