import { Markdown, useOf } from "@storybook/addon-docs/blocks";

const pages = import.meta.glob<string>("../../packages/ui/src/**/*.usage.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const byFolder = new Map(Object.entries(pages).map(([path, text]) => [folderOf(path.replace(/^(\.\.\/)+/, "")), text]));

/** Usage of the component and alternatives, from `Name.usage.md` in its folder. */
export function Usage() {
  const resolved = useOf("meta", ["meta"]);
  const path = ((resolved.preparedMeta.parameters as { fileName?: string }).fileName ?? "").replace(/^\.\//, "");
  const text = byFolder.get(folderOf(path));
  return text === undefined ? null : <Markdown>{text}</Markdown>;
}

/** Path of a folder in the project: "packages/ui/src/primitives/Button". */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
