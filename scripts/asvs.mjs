// Writes docs/security/asvs.md from asvs.json.
import { readFileSync, writeFileSync } from "node:fs";
import { toMarkdown } from "./lib/asvs.mjs";

const folder = new URL("../docs/security/", import.meta.url);
const rows = JSON.parse(readFileSync(new URL("asvs.json", folder), "utf8"));
writeFileSync(new URL("asvs.md", folder), toMarkdown(rows));
console.log(`✓ docs/security/asvs.md: ${rows.length} requirements`);
