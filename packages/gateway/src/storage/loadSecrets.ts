import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "../config/secrets.ts";

/**
 * Loads the secrets for encryption and signatures. If none is configured, a secret is generated and stored in the state
 * folder, readable only by its owner.
 *
 * @throws Error if the secret in the state folder is too short or unreadable.
 */
export function loadSecrets(configuredSecrets: Secrets | null, stateDir: string): Secrets {
  if (configuredSecrets) return configuredSecrets;
  const file = join(stateDir, "secret");
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  try {
    // "wx" lets only one of several processes that start concurrently create it.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The secret in ${file} is too short: delete the file, or set REWIRE_SECRET`);
  return [secret];
}
