// Writes a new component with its stories, its page of usage, its message and its export.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameComponent } from "./names.mjs";
import { filesOf, messageOf, withExport } from "./templates.mjs";

/**
 * Creates a component in `packages/ui`.
 * @param root Folder of the project.
 * @param {string} path Room and name: `product/EnergyLabel`.
 * @param {{ hasKeys?: boolean }} [options] Whether it has a control, and a story that uses it with the keyboard.
 * @returns {{ files: string[], key: string }} paths of its files, and the key of its message
 * @throws Error when the name is refused; nothing is written then.
 */
export function createComponent(root, path, { hasKeys = false } = {}) {
  const names = nameComponent(root, path);
  const message = messageOf(names);
  execFileSync(process.execPath, [join(root, "packages/messages/scripts/add.mjs")], {
    input: JSON.stringify([message]),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const folder = join(root, names.folder);
  mkdirSync(folder);
  const files = Object.entries(filesOf(names, hasKeys));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const index = join(root, "packages/ui/src/index.ts");
  writeFileSync(index, withExport(readFileSync(index, "utf8"), names, hasKeys));
  return { files: files.map(([file]) => `${names.folder}/${file}`), key: message.key };
}
