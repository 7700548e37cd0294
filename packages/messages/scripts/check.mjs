// Holds the languages together: every key in every locale, no empty text, the same ICU arguments, every key used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = fileURLToPath(new URL("../src/locales/", import.meta.url));
const locales = Object.fromEntries(
  readdirSync(folder).filter((name) => name.endsWith(".json")).map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
);
const { en_US: source, ...translations } = locales;
const faults = [];
let checked = 0;
const hold = (isHeld, fault) => {
  checked += 1;
  if (!isHeld) faults.push(fault);
};

/** Names of arguments and rich-text tags anywhere in a message. */
function argumentsOf(elements) {
  const names = new Set();
  const walk = (list) => {
    for (const element of list) {
      if (element.type !== 0 && element.type !== 7) names.add(element.type === 8 ? `<${element.value}>` : element.value);
      for (const option of Object.values(element.options ?? {})) walk(option.value);
      if (element.children) walk(element.children);
    }
  };
  walk(elements);
  return [...names].toSorted((a, b) => (a < b ? -1 : 1)).join(", ");
}

const parsed = (where, text) => {
  try {
    return parse(text);
  } catch (error) {
    hold(false, `${where}: not an ICU message (${error.message})`);
    return [];
  }
};

/** Every source file that may show a word. */
function* sources(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (["node_modules", "build", "locales", "gql"].includes(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* sources(inner);
    else if (/\.tsx?$/.test(entry.name)) yield inner;
  }
}
const code = ["packages/ui/src", "apps/storefront/app"].flatMap((path) => [...sources(join(root, path))]).map((path) => readFileSync(path, "utf8")).join("\n");
/** Keys made of a fixed start and a value, as in `order.status.${status}`. */
const starts = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start]) => start);

for (const [key, { defaultMessage, description }] of Object.entries(source)) {
  hold(defaultMessage.trim() !== "", `en_US ${key}: empty`);
  hold(description?.trim(), `en_US ${key}: no description for the translator`);
  hold(code.includes(`"${key}"`) || starts.some((start) => key.startsWith(start)), `${key}: used nowhere`);
  const wanted = argumentsOf(parsed(`en_US ${key}`, defaultMessage));
  for (const [locale, messages] of Object.entries(translations)) {
    const text = messages[key];
    hold(typeof text === "string" && text.trim() !== "", `${locale} ${key}: missing or empty`);
    if (!text) continue;
    const found = argumentsOf(parsed(`${locale} ${key}`, text));
    hold(found === wanted, `${locale} ${key}: takes {${found}}, English takes {${wanted}}`);
  }
}
for (const [locale, messages] of Object.entries(translations)) {
  for (const key of Object.keys(messages)) hold(source[key], `${locale} ${key}: is not in English`);
}
for (const fault of faults) console.log(fault);
console.log(`${checked - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
