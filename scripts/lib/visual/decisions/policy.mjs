import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads visual/policy.json. `authorsNeedAnother`: whether a change must also be approved by somebody
 * other than its author.
 * @returns {{ authorsNeedAnother: boolean }}
 * @throws {Error} if the file contains anything else
 */
export function readPolicy(root) {
  const file = join(root, "visual", "policy.json");
  const policy = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const unknown = Object.keys(policy).find((name) => name !== "authorsNeedAnother");
  if (unknown) throw new Error(`visual/policy.json has "${unknown}"; there is only "authorsNeedAnother".`);
  const { authorsNeedAnother = false } = policy;
  if (typeof authorsNeedAnother !== "boolean")
    throw new Error('visual/policy.json: "authorsNeedAnother" is true or false.');
  return { authorsNeedAnother };
}
