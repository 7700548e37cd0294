import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the build that is being tested. */
export const BUILD = fileURLToPath(new URL("../build", import.meta.url));

const newHash = (hash: string): string => createHash("sha256").update(hash).digest("hex").slice(0, 8);

/**
 * Writes a previous version of the build, in which one script has another line. In a real build, the scripts that refer
 * to it have other names as well; here all scripts have other names, so that every script differs.
 *
 * @param chunk Name of the script with the other line
 * @returns Its folder, beside the build, so that it finds the same libraries
 */
export async function writeFormerBuild(chunk: string): Promise<string> {
  const folder = await mkdtemp(join(BUILD, "former-"));
  for (const part of ["client", "server"]) await cp(join(BUILD, part), join(folder, part), { recursive: true });
  const assets = join(folder, "client", "assets");
  const renamed = new Map(
    (await readdir(assets))
      .filter((name) => /-[\w-]{8}\.js$/.test(name))
      .map((name) => [name, name.replace(/[\w-]{8}(?=\.js$)/, newHash)]),
  );
  const hashes = new Set([...renamed.keys()].map((name) => /[\w-]{8}(?=\.js$)/.exec(name)?.[0]));
  for (const [name, newName] of renamed) await rename(join(assets, name), join(assets, newName));

  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|json)$/.test(file)) continue;
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    // Matches only the hashes, because a pattern for complete names would be tried at every letter of a script.
    const replaced = text.replaceAll(/(?<=-)[\w-]{8}(?=\.js)/g, (hash) => (hashes.has(hash) ? newHash(hash) : hash));
    const isChanged = file.startsWith(join("client", "assets", `${chunk}-`));
    await writeFile(path, isChanged ? `${replaced}\nglobalThis.former=1;` : replaced);
  }
  const latest = join(folder, "client", "builds", "latest.json");
  await writeFile(latest, JSON.stringify({ id: "former", timestamp: 0 }));
  return folder;
}
