import * as v from "valibot";

const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);\n?/gm;

/** Document as written by the generator; unknown parts of its definitions are preserved. */
const generatedDocument = v.object({
  definitions: v.array(v.looseObject({ kind: v.string(), name: v.looseObject({ value: v.string() }) })),
});

/**
 * Operations of parts of pages that browsers load later than the store, by the part. Each part has a file of its own,
 * which a bundle loads with it; all other operations are in `graphql.ts`.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  cardPayment: ["getStripePaymentIntent"],
  devices: ["getDevices", "keepDevices"],
  downloads: ["getDownloads"],
  reviews: ["writeReview"],
  stock: ["getStockStatus"],
  wishedProducts: ["getWishedProducts"],
  wishlist: ["getWishlist", "keepWishlist"],
};

/** Operations that browsers load with the store, and whose fragments therefore belong to no part. */
const STORE_OPERATIONS: ReadonlySet<string> = new Set(["getCart", "checkout", "updateCustomer", "getOrders"]);

/** Operation with its fragments. */
interface Operation {
  readonly name: string;
  /** Statement that exports the document. */
  readonly statement: string;
  /** Names of the types of its result and variables. */
  readonly types: readonly string[];
  readonly fragments: readonly string[];
}

/**
 * Deduplicates fragments, and moves operations of parts that are loaded later to files of their own. The generator
 * repeats every fragment in every document that uses it, which doubles the size of the browser's operations, and writes
 * all documents into one file, which a bundle cannot divide. The content of the documents is unchanged; those of
 * fragments alone, which nothing uses, are omitted.
 *
 * @param generated The generated module.
 * @returns The text of each file, by its name.
 */
export function shareFragments(generated: string): ReadonlyMap<string, string> {
  const fragments = new Map<string, string>();
  const operations: Operation[] = [];
  const types = generated.replaceAll(DOCUMENT, (_whole, name: string, json: string, type: string) => {
    if (!name.endsWith("FragmentDoc")) operations.push(readOperation(fragments, name, json, type));
    return "";
  });
  if (operations.length === 0 || fragments.size === 0)
    throw new Error("The generator writes documents in another way: see shareFragments.ts");

  const owners = new Map([...fragments.keys()].map((fragment) => [fragment, findOwner(fragment, operations)]));
  const listOwned = (file: string | null) => [...fragments].filter(([fragment]) => owners.get(fragment) === file);
  const parts = Object.keys(PARTS).map((part) => {
    const partOperations = operations.filter(({ name }) => PARTS[part]?.includes(name));
    return [
      toFileName(part),
      [
        "/* eslint-disable */",
        `import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`,
        `import type { ${partOperations.flatMap((operation) => operation.types).join(", ")} } from "./graphql.ts";`,
        ...importFragments(partOperations, owners, part),
        ...listOwned(part).map(toExport),
        ...partOperations.map(({ statement }) => statement),
        "",
      ].join("\n"),
    ] as const;
  });
  const otherOperations = operations.filter(({ name }) => !Object.values(PARTS).flat().includes(name));
  const exports = Object.entries(PARTS).map(([part, names]) => {
    const documents = names.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Document`);
    return `export { ${documents.join(", ")} } from "./${toFileName(part)}";`;
  });
  return new Map([
    ...parts,
    [toFileName("fragments"), ["/* eslint-disable */", ...listOwned(null).map(toExport), ""].join("\n")],
    [
      "graphql.ts",
      [
        types.trimEnd(),
        "",
        ...importFragments(otherOperations, owners),
        ...exports,
        "",
        ...otherOperations.map(({ statement }) => statement),
        "",
      ].join("\n"),
    ],
  ]);
}

const toFileName = (part: string): string => `${part}.generated.ts`;
const toExport = ([fragment, json]: readonly [string, string]): string => `export const ${fragment} = ${json};`;

/** Reads a document, and adds its fragments to `fragments`. */
function readOperation(fragments: Map<string, string>, name: string, json: string, type: string): Operation {
  const document: unknown = JSON.parse(json);
  // Plain text, because parsing and printing would change the order of fields.
  v.assert(generatedDocument, document);
  const { definitions } = document;
  const used: string[] = [];
  const parts = definitions.map((definition) => {
    if (definition.kind !== "FragmentDefinition") return JSON.stringify(definition);
    const shared = `fragment${definition.name.value}`;
    fragments.set(shared, JSON.stringify(definition));
    used.push(shared);
    return shared;
  });
  return {
    name: definitions.find(({ kind }) => kind === "OperationDefinition")?.name.value ?? "",
    statement: `export const ${name} = { kind: "Document", definitions: [${parts.join(", ")}] } as unknown as ${type};`,
    types: type.match(/\w+(?:Query|Mutation)(?:Variables)?\b/g) ?? [],
    fragments: used,
  };
}

/** Returns the part that a fragment belongs to: the only one that uses it, unless the store does; null for none. */
function findOwner(fragment: string, operations: readonly Operation[]): string | null {
  const users = operations.filter((operation) => operation.fragments.includes(fragment));
  if (users.some(({ name }) => STORE_OPERATIONS.has(name))) return null;
  const [part, ...others] = Object.keys(PARTS).filter((key) => users.some(({ name }) => PARTS[key]?.includes(name)));
  return others.length === 0 ? (part ?? null) : null;
}

/** Returns the imports of all fragments that operations of a file use and that belong to other files. */
function importFragments(
  operations: readonly Operation[],
  owners: ReadonlyMap<string, string | null>,
  part?: string,
): readonly string[] {
  const used = new Set(operations.flatMap((operation) => operation.fragments));
  return [null, ...Object.keys(PARTS)].flatMap((owner) => {
    const names = [...used].filter((fragment) => owner !== part && owners.get(fragment) === owner);
    return names.length > 0 ? [`import { ${names.join(", ")} } from "./${toFileName(owner ?? "fragments")}";`] : [];
  });
}
