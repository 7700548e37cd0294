// Checks all languages: every key in every locale, none empty or left in English, the same ICU arguments, the required
// plural forms, typography, and no unused keys.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser";
import { salutationIssues } from "./lib/address.mjs";
import { translations as knownTranslations } from "./lib/locales.mjs";
import { sameAsEnglish } from "./lib/sameAsEnglish.mjs";
import { typographyIssues } from "./lib/typography.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = fileURLToPath(new URL("../src/locales/", import.meta.url));
const locales = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
);
const { en_US: source, ...translations } = locales;
const faults = [];
let checked = 0;
const expectThat = (isHeld, fault) => {
  checked += 1;
  if (!isHeld) faults.push(fault);
};

expectThat(
  Object.keys(translations).toSorted().join() === Object.values(knownTranslations).toSorted().join(),
  `translations are ${Object.keys(translations).join()}, wanted are ${Object.values(knownTranslations).join()}`,
);

/** Calls a function with every element of a message, including elements within plurals and tags. */
function eachElement(elements, visit) {
  for (const element of elements) {
    visit(element);
    for (const option of Object.values(element.options ?? {})) eachElement(option.value, visit);
    if (element.children) eachElement(element.children, visit);
  }
}

/** Names of arguments and rich-text tags anywhere in a message. */
function argumentsOf(elements) {
  const names = new Set();
  eachElement(elements, ({ type, value }) => {
    if (type !== 0 && type !== 7) names.add(type === 8 ? `<${value}>` : value);
  });
  return [...names].toSorted((a, b) => (a < b ? -1 : 1)).join(", ");
}

/** Plural forms by argument. */
function pluralsOf(elements) {
  const plurals = new Map();
  eachElement(elements, ({ type, value, options }) => {
    if (type === 6)
      plurals.set(
        value,
        Object.keys(options).filter((form) => !form.startsWith("=")),
      );
  });
  return plurals;
}

/** Whether a message has text apart from its arguments. */
function hasWords(elements) {
  let hasMatch = false;
  eachElement(elements, ({ type, value }) => {
    if (type === 0 && /\p{L}/u.test(value)) hasMatch = true;
  });
  return hasMatch;
}

/**
 * Required plural forms of a locale. "many" (a million and more in Spanish, French, Italian, Portuguese) equals "other"
 * beside figures.
 */
const formsOf = Object.fromEntries(
  Object.keys(translations).map((locale) => [
    locale,
    new Intl.PluralRules(locale.replace("_", "-")).resolvedOptions().pluralCategories,
  ]),
);

const parsed = (where, text) => {
  try {
    return parse(text);
  } catch (error) {
    expectThat(false, `${where}: not an ICU message (${error.message})`);
    return [];
  }
};

/** Source files that may contain text for users. */
function* sources(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (["node_modules", "build", "locales", "gql"].includes(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* sources(inner);
    else if (/\.tsx?$/.test(entry.name)) yield inner;
  }
}
const code = ["packages/ui/src", "apps/storefront/app"]
  .flatMap((path) => [...sources(join(root, path))])
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
/** Keys with a fixed prefix and a variable suffix, as in `order.status.${status}`. */
const starts = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start]) => start);

for (const [key, { defaultMessage, description }] of Object.entries(source)) {
  expectThat(defaultMessage.trim() !== "", `en_US ${key}: empty`);
  expectThat(description?.trim(), `en_US ${key}: no description for the translator`);
  expectThat(code.includes(`"${key}"`) || starts.some((start) => key.startsWith(start)), `${key}: used nowhere`);
  const english = parsed(`en_US ${key}`, defaultMessage);
  const expected = argumentsOf(english);
  const englishPlurals = pluralsOf(english);
  for (const [locale, messages] of Object.entries(translations)) {
    const text = messages[key];
    expectThat(typeof text === "string" && text.trim() !== "", `${locale} ${key}: missing or empty`);
    if (!text) continue;
    const translated = parsed(`${locale} ${key}`, text);
    const actual = argumentsOf(translated);
    expectThat(actual === expected, `${locale} ${key}: takes {${actual}}, English takes {${expected}}`);
    expectThat(
      text !== defaultMessage || !hasWords(english) || sameAsEnglish[locale]?.includes(text),
      `${locale} ${key}: is English, "${text}"`,
    );
    for (const [argument, forms] of pluralsOf(translated)) {
      const strange = forms.filter((form) => !formsOf[locale].includes(form));
      expectThat(strange.length === 0, `${locale} ${key}: the language has no plural form ${strange.join()}`);
      const lacking = (englishPlurals.get(argument) ?? []).filter(
        (form) => formsOf[locale].includes(form) && !forms.includes(form),
      );
      expectThat(lacking.length === 0, `${locale} ${key}: {${argument}} lacks the form ${lacking.join()}`);
    }
    for (const fault of [...typographyIssues(locale, text), ...salutationIssues(locale, text)])
      expectThat(false, `${locale} ${key}: ${fault}`);
  }
}
for (const [locale, messages] of Object.entries(translations)) {
  for (const key of Object.keys(messages)) expectThat(source[key], `${locale} ${key}: is not in English`);
}
for (const fault of faults) console.log(fault);
console.log(`${checked - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
