import * as v from "valibot";

const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);$/gm;

/** Document as written by the generator; unknown parts of its definitions are preserved. */
const generatedDocument = v.object({
  definitions: v.array(v.looseObject({ kind: v.string(), name: v.looseObject({ value: v.string() }) })),
});

/**
 * Deduplicates fragments: the generator repeats every fragment in every document that uses it, which doubles the size
 * of the browser's operations. Documents refer to shared fragments instead; their content is unchanged.
 *
 * @param generated The generated module.
 */
export function shareFragments(generated: string): string {
  const fragments = new Map<string, string>();
  const text = generated.replaceAll(DOCUMENT, (_whole, name: string, json: string, type: string) => {
    const document: unknown = JSON.parse(json);
    // Plain text, because parsing and printing would change the order of fields.
    v.assert(generatedDocument, document);
    const { definitions } = document;
    const parts = definitions.map((definition) => {
      if (definition.kind !== "FragmentDefinition") return JSON.stringify(definition);
      const shared = `fragment${definition.name.value}`;
      fragments.set(shared, JSON.stringify(definition));
      return shared;
    });
    return `export const ${name} = { kind: "Document", definitions: [${parts.join(", ")}] } as unknown as ${type};`;
  });
  const at = text.search(/^export const \w+ = \{ kind: "Document"/m);
  if (at === -1 || fragments.size === 0)
    throw new Error("The generator writes documents in another way: see shareFragments.ts");
  return (
    text.slice(0, at) + [...fragments].map(([name, json]) => `const ${name} = ${json};\n`).join("") + text.slice(at)
  );
}
