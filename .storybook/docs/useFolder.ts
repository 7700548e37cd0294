import { useOf } from "@storybook/addon-docs/blocks";

/** Folder of the component whose page is open: "packages/ui/src/primitives/Button". */
export function useFolder(): string {
  const resolved = useOf("meta", ["meta"]);
  const { fileName = "" } = resolved.preparedMeta.parameters as { fileName?: string };
  return folderOf(fileName.replace(/^\.\//, ""));
}

/** Path of the folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
