// Lists the possible types of the interfaces that our fragments use, for Apollo's cache.
import { isAbstractType, visit } from "graphql";

const byName = (a, b) => (a < b ? -1 : 1);

export const plugin = (schema, documents) => {
  const named = new Set();
  const note = ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value));
  for (const { document } of documents) visit(document, { FragmentDefinition: note, InlineFragment: note });
  const lines = [...named].toSorted(byName).flatMap((name) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) return [];
    const members = schema
      .getPossibleTypes(type)
      .map((member) => JSON.stringify(member.name))
      .toSorted(byName);
    return [`  ${name}: [${members.join(", ")}],`];
  });
  return `/** Generated: the types behind each interface that a fragment names. */\nexport const possibleTypes: Record<string, string[]> = {\n${lines.join("\n")}\n};\n`;
};
