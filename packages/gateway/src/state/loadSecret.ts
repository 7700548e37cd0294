import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs cookies: the configured one, or one made at the first start and kept in the state folder,
 * readable by its owner alone.
 */
export function loadSecret(configured: string | null, stateDir: string): string {
  if (configured) return configured;
  const file = join(stateDir, "secret");
  mkdirSync(stateDir, { recursive: true });
  try {
    // "wx" leaves it to one of several processes that start at the same time.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The secret in ${file} is too short: delete the file, or set REWIRE_SECRET`);
  return secret;
}
