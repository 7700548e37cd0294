import * as v from "valibot";

const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);$/gm;

/** A document as the generator writes it; whatever else its definitions hold is written on as it is. */
const generatedDocument = v.object({
  definitions: v.array(v.looseObject({ kind: v.string(), name: v.looseObject({ value: v.string() }) })),
});

/**
 * Writes each fragment once: the generator repeats every fragment in every document that uses it, which makes the
 * browser's operations twice as heavy. Documents name the shared ones instead; what they hold stays the same.
 *
 * @param generated The generated module.
 */
export function shareFragments(generated: string): string {
  const fragments = new Map<string, string>();
  const text = generated.replaceAll(DOCUMENT, (_whole, name: string, json: string, type: string) => {
    const document: unknown = JSON.parse(json);
    // Not parsed: that would write the fields in another order.
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
