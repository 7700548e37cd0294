import { Markdown, useOf } from "@storybook/addon-docs/blocks";

const pages = import.meta.glob<string>("../../packages/ui/src/**/*.usage.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const byFolder = new Map(Object.entries(pages).map(([path, text]) => [folderOf(path.replace(/^(\.\.\/)+/, "")), text]));

/** When to use the component, when not, and what instead: `Name.usage.md` beside it. */
export function Usage() {
  const resolved = useOf("meta", ["meta"]);
  const path = ((resolved.preparedMeta.parameters as { fileName?: string }).fileName ?? "").replace(/^\.\//, "");
  const text = byFolder.get(folderOf(path));
  return text === undefined ? null : <Markdown>{text}</Markdown>;
}

/** Folder of a path in the project: "packages/ui/src/primitives/Button". */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
