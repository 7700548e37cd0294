import { Kind, parse, visit, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode } from "graphql";

/** An operation that browsers may ask for by name. */
export interface AllowedOperation {
  readonly name: string;
  /** What is sent to the shop: our text, never the browser's. */
  readonly text: string;
  readonly kind: "query" | "mutation";
  /** Whether cart, customer or log-in stand behind it; a read of the catalogue must neither send nor get a session. */
  readonly usesSession: boolean;
}

/** Texts by name, as the data package lists them. */
export type OperationTexts = Readonly<Record<string, { readonly text: string; readonly kind: string }>>;

const catalogueFields = new Set([
  "__typename", "product", "products", "productVariation", "productCategory", "productCategories", "terms",
  "allowedCountries", "countries", "countryStates", "collectionStats", "generalSettings",
]);

/** Fields that hold a token: the browser's JavaScript never sees one. */
export const tokenFields: ReadonlySet<string> = new Set(["sessionToken", "wooSessionToken", "authToken", "refreshToken", "customerSessionToken"]);

/**
 * Reads the list of what browsers may ask for.
 *
 * @throws Error if a text is no single operation of that name, or asks for a token.
 */
export function readAllowedOperations(texts: OperationTexts): ReadonlyMap<string, AllowedOperation> {
  return new Map(Object.entries(texts).map(([name, { text }]) => [name, readOperation(name, text)]));
}

function readOperation(name: string, text: string): AllowedOperation {
  const document = parse(text, { noLocation: true });
  const operations = document.definitions.filter((part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.name?.value !== name) throw new Error(`${name} must be the name of the only operation in its text`);
  if (operation.operation === "subscription") throw new Error(`${name} is a subscription, which the shop does not offer`);

  visit(document, {
    Field(field) {
      if (tokenFields.has(field.name.value)) throw new Error(`${name} asks for ${field.name.value}, which browsers must not see`);
    },
  });

  const fragments = new Map(
    document.definitions.filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION).map((part) => [part.name.value, part]),
  );
  const kind = operation.operation;
  const usesSession = kind === "mutation" || rootFields(operation.selectionSet, fragments).some((field) => !catalogueFields.has(field));
  return { name, text, kind, usesSession };
}

function rootFields(selection: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  return selection.selections.flatMap((part) => {
    if (part.kind === Kind.FIELD) return [part.name.value];
    const inner = part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments.get(part.name.value)?.selectionSet;
    return inner ? rootFields(inner, fragments) : [];
  });
}
