import { Kind, parse, visit, type OperationDefinitionNode } from "graphql";
import type { BrowserOperation } from "@rewire/data/server";
import type * as v from "valibot";
import { variableSchemas } from "./variableSchemas.ts";

/** Operation that browsers may request by name, with the text that is sent to the shop. */
export interface AllowedOperation extends BrowserOperation {
  readonly name: string;
  /** Schema of the variables that a browser may send. */
  readonly variables: v.GenericSchema<unknown, Record<string, unknown>>;
}

/** Names of fields that contain a token, which must not reach the browser's JavaScript. */
export const tokenFields: ReadonlySet<string> = new Set([
  "sessionToken",
  "wooSessionToken",
  "authToken",
  "refreshToken",
  "customerSessionToken",
]);

/**
 * Reads and validates the allow-list.
 *
 * @throws Error if an entry is not exactly one operation with the name of the entry, if it selects a token, or if it
 * has no variable schema.
 */
export function readAllowedOperations(
  operations: Readonly<Record<string, BrowserOperation>>,
  schemas: Readonly<Record<string, AllowedOperation["variables"]>> = variableSchemas,
): ReadonlyMap<string, AllowedOperation> {
  return new Map(
    Object.entries(operations).map(([name, operation]) => {
      requireAllowedOperation(name, operation);
      const variables = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (!variables) throw new Error(`${name} has no schema for its variables`);
      return [name, { ...operation, name, variables }];
    }),
  );
}

function requireAllowedOperation(name: string, { text, kind }: BrowserOperation): void {
  const document = parse(text, { noLocation: true });
  const definitions = document.definitions.filter(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  );
  if (definitions.length !== 1 || definitions[0]?.name?.value !== name || definitions[0].operation !== kind) {
    throw new Error(`${name} must be the name of the only ${kind} in its text`);
  }
  visit(document, {
    Field(field) {
      if (tokenFields.has(field.name.value))
        throw new Error(`${name} asks for ${field.name.value}, which browsers must not see`);
    },
  });
}
