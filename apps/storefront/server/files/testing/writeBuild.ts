import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Name of a chunk's file with the hash of its content, as Vite names it. */
export const hashedName = (name: string, content: string, type: "js" | "css" = "js"): string =>
  `${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.${type}`;

/** Writes the `assets` of a build in place of the former ones. @param files Content by file name */
export async function writeBuild(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  const assets = join(root, "assets");
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(assets, name), content);
}

export const sha256 = (content: string): string => createHash("sha256").update(content).digest("hex");
