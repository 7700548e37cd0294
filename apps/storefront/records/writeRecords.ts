// Writes the records of a build as its last step. See docs/operate/payment-page.md and decision 0030.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInventory, PAYMENT_PAGES } from "./createInventory.ts";
import { createProvenance } from "./createProvenance.ts";
import { createSbom } from "./createSbom.ts";
import { formatInventoryReport } from "./formatInventoryReport.ts";
import { readCommit } from "./readCommit.ts";
import { derivePublicKey, readPrivateKey, signRecord } from "./signing.ts";

// React and React Router read NODE_ENV on import, so they are imported afterwards.
process.env["NODE_ENV"] = "production";
const { fetchServedPages } = await import("./fetchServedPages.ts");

const root = fileURLToPath(new URL("../../../", import.meta.url));
const buildFolder = fileURLToPath(new URL("../build/", import.meta.url));
const records = join(buildFolder, "records");

try {
  const key = process.env["INVENTORY_KEY"] ? readPrivateKey(process.env["INVENTORY_KEY"]) : null;
  const commit = readCommit(root);
  rmSync(records, { recursive: true, force: true });
  mkdirSync(records);

  /** Writes a record, with its signature beside it if there is a key. @returns Signature */
  const writeRecord = (name: string, record: object): string | null => {
    const text = `${JSON.stringify(record, null, 2)}\n`;
    writeFileSync(join(records, name), text);
    if (key === null) return null;
    const signature = signRecord(text, key);
    writeFileSync(join(records, `${name}.sig`), `${signature}\n`);
    return signature;
  };

  const inventory = createInventory({
    buildFolder,
    commit,
    authorisedBy: process.env["INVENTORY_AUTHORISED_BY"]?.trim() || null,
    served: await fetchServedPages(buildFolder, PAYMENT_PAGES),
  });
  const signature = writeRecord("payment-page.json", inventory);
  writeFileSync(join(records, "payment-page.md"), formatInventoryReport(inventory, { signature }));
  writeRecord("sbom.cdx.json", createSbom(root, commit));
  if (key) writeFileSync(join(records, "public-key.pem"), derivePublicKey(key));
  const pnpmVersion = execFileSync("pnpm", ["--version"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  }).trim();
  writeRecord(
    "provenance.json",
    createProvenance({ root, buildFolder, commit, pnpm: pnpmVersion, builder: process.env["BUILDER_ID"] || null }),
  );
  const signatureNote = key ? "signed" : "not signed: INVENTORY_KEY is not set";
  console.log(
    `✓ build/records: ${inventory.scripts.length} scripts of the payment pages, libraries, provenance (${signatureNote})`,
  );
} catch (error) {
  console.error(
    `✗ The build's records could not be written. ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
