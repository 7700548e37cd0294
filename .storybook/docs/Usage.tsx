import { Markdown } from "@storybook/addon-docs/blocks";
import { folderOf, useFolder } from "./useFolder.ts";

const pages = import.meta.glob<string>("../../packages/ui/src/**/*.usage.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const byFolder = new Map(Object.entries(pages).map(([path, text]) => [folderOf(path.replace(/^(\.\.\/)+/, "")), text]));

/** Usage of the component and alternatives, from `Name.usage.md` in its folder. */
export function Usage() {
  const text = byFolder.get(useFolder());
  return text === undefined ? null : <Markdown>{text}</Markdown>;
}
