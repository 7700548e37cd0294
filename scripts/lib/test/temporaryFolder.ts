import { rm } from "node:fs/promises";
import { createTemporaryFolder } from "../../../apps/storefront/e2e/temporaryFolder.ts";

/**
 * Creates the temporary folder of the tests of one run, in shared memory where it is large enough, and removes it with
 * all that they have left behind. Databases and git wait for a disk at every write.
 */
export default async function createRunFolder(): Promise<() => Promise<void>> {
  const folder = await createTemporaryFolder();
  // Workers inherit the environment; Windows has no such variable.
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
