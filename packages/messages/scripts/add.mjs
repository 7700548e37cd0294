// Adds messages to both source languages: a JSON array of { key, en, de, description, replace? } on standard input.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(`../src/locales/${name}`, import.meta.url));
const read = (name) => JSON.parse(readFileSync(path(name), "utf8"));
const sorted = (object) => Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const write = (name, object) => writeFileSync(path(name), `${JSON.stringify(sorted(object), null, 2)}\n`);

const entries = JSON.parse(readFileSync(0, "utf8"));
const lock = path(".lock");
for (let tries = 0; ; tries += 1) {
  try {
    closeSync(openSync(lock, "wx"));
    break;
  } catch {
    if (tries > 100) throw new Error(`Somebody holds ${lock}; delete it if nobody does.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}
try {
  const en = read("en_US.json");
  const de = read("de_DE.json");
  const faults = [];
  for (const { key, en: english, de: german, description, replace } of entries) {
    if (!/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/.test(key ?? "")) faults.push(`${key}: not a key like "cart.title"`);
    else if (!english || !german || !description) faults.push(`${key}: needs en, de and description`);
    else if (en[key] && en[key].defaultMessage !== english && !replace) faults.push(`${key}: is already "${en[key].defaultMessage}"`);
    else {
      en[key] = { defaultMessage: english, description };
      de[key] = german;
    }
  }
  write("en_US.json", en);
  write("de_DE.json", de);
  for (const fault of faults) console.error(fault);
  console.log(`${entries.length - faults.length} messages written, ${faults.length} refused`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  rmSync(lock);
}
