import { Kind, parse, visit, type OperationDefinitionNode } from "graphql";
import type { BrowserOperation } from "@rewire/data/server";
import type * as v from "valibot";
import { variableSchemas } from "./variableSchemas.ts";

/** An operation that browsers may ask for by name; its text is what is sent to the shop. */
export interface AllowedOperation extends BrowserOperation {
  readonly name: string;
  /** What a browser may send with it. */
  readonly variables: v.GenericSchema<unknown, Record<string, unknown>>;
}

/** Fields that hold a token: the browser's JavaScript never sees one. */
export const tokenFields: ReadonlySet<string> = new Set([
  "sessionToken",
  "wooSessionToken",
  "authToken",
  "refreshToken",
  "customerSessionToken",
]);

/**
 * Reads the list of what browsers may ask for.
 *
 * @throws Error if a text is no single operation of that name, asks for a token, or nothing says what goes with it.
 */
export function readAllowedOperations(
  operations: Readonly<Record<string, BrowserOperation>>,
  schemas: Readonly<Record<string, AllowedOperation["variables"]>> = variableSchemas,
): ReadonlyMap<string, AllowedOperation> {
  return new Map(
    Object.entries(operations).map(([name, operation]) => {
      check(name, operation);
      const variables = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (!variables) throw new Error(`${name} has no schema for its variables`);
      return [name, { ...operation, name, variables }];
    }),
  );
}

function check(name: string, { text, kind }: BrowserOperation): void {
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
