import { Kind, parse, visit, type OperationDefinitionNode } from "graphql";
import type { BrowserOperation } from "@rewire/data/server";

/** An operation that browsers may ask for by name; its text is what is sent to the shop. */
export interface AllowedOperation extends BrowserOperation {
  readonly name: string;
}

/** Fields that hold a token: the browser's JavaScript never sees one. */
export const tokenFields: ReadonlySet<string> = new Set(["sessionToken", "wooSessionToken", "authToken", "refreshToken", "customerSessionToken"]);

/**
 * Reads the list of what browsers may ask for.
 *
 * @throws Error if a text is no single operation of that name, or asks for a token.
 */
export function readAllowedOperations(operations: Readonly<Record<string, BrowserOperation>>): ReadonlyMap<string, AllowedOperation> {
  return new Map(
    Object.entries(operations).map(([name, operation]) => {
      check(name, operation);
      return [name, { ...operation, name }];
    }),
  );
}

function check(name: string, { text, kind }: BrowserOperation): void {
  const document = parse(text, { noLocation: true });
  const found = document.definitions.filter((part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION);
  if (found.length !== 1 || found[0]?.name?.value !== name || found[0].operation !== kind) {
    throw new Error(`${name} must be the name of the only ${kind} in its text`);
  }
  visit(document, {
    Field(field) {
      if (tokenFields.has(field.name.value)) throw new Error(`${name} asks for ${field.name.value}, which browsers must not see`);
    },
  });
}
