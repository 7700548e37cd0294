// Adds messages in all six languages: a JSON array of { key, en, de, es, fr, it, pt, description, replace? } on
// standard input. Terminology: ../GLOSSARY.md. French and Spanish no-break spaces are inserted here.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { translations } from "./lib/locales.mjs";
import { withFixedSpaces } from "./lib/typography.mjs";

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
  const translated = Object.entries(translations).map(([short, locale]) => ({
    short,
    locale,
    messages: read(`${locale}.json`),
  }));
  const faults = [];
  for (const { key, en: english, description, replace, ...wordings } of entries) {
    const lacking = translated.filter(({ short }) => !wordings[short]).map(({ short }) => short);
    if (!/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/.test(key ?? "")) faults.push(`${key}: not a key like "cart.title"`);
    else if (!english || !description) faults.push(`${key}: needs en and description`);
    else if (lacking.length > 0) faults.push(`${key}: needs ${lacking.join(", ")}`);
    else if (en[key] && en[key].defaultMessage !== english && !replace)
      faults.push(`${key}: is already "${en[key].defaultMessage}"`);
    else {
      en[key] = { defaultMessage: english, description };
      for (const { short, locale, messages } of translated) messages[key] = withFixedSpaces(locale, wordings[short]);
    }
  }
  write("en_US.json", en);
  for (const { locale, messages } of translated) write(`${locale}.json`, messages);
  for (const fault of faults) console.error(fault);
  console.log(`${entries.length - faults.length} messages written, ${faults.length} refused`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  rmSync(lock);
}
