import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "../config/secrets.ts";

/**
 * Loads the secrets that seal and sign: the configured ones, or one made at the first start and kept in the state
 * folder, readable by its owner alone.
 *
 * @throws Error if the one in the state folder is too short or cannot be read.
 */
export function loadSecrets(configured: Secrets | null, stateDir: string): Secrets {
  if (configured) return configured;
  const file = join(stateDir, "secret");
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  try {
    // "wx" leaves it to one of several processes that start at the same time.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The secret in ${file} is too short: delete the file, or set REWIRE_SECRET`);
  return [secret];
}
