// Reads judgments.txt: queries with the grade of each product of the embedded shop.
import { readFileSync } from "node:fs";
import { catalogue } from "@rewire/demo-shop/catalogue";

/** Products that a search may show. */
const products = catalogue.products.filter(
  ({ status, visibility }) => status === "publish" && (visibility === "visible" || visibility === "search"),
);

function fulfils(product, condition) {
  if (condition.startsWith("!")) return !fulfils(product, condition.slice(1));
  if (condition.startsWith("#")) return product.categories.includes(condition.slice(1));
  const [attribute, term] = condition.split(":");
  if (term !== undefined)
    return product.attributes.some(
      ({ kind, slug, terms }) => kind === "global" && slug === attribute && terms.includes(term),
    );
  const pattern = new RegExp(`^${condition.replaceAll("*", ".*")}$`);
  return pattern.test(product.slug);
}

/** Returns the slugs of the products that a selector names. @throws Error for a selector without products */
function select(selector) {
  const matches = products.filter((product) => selector.split("&").every((condition) => fulfils(product, condition)));
  if (matches.length === 0) throw new Error(`judgments.txt: no product is "${selector}".`);
  return matches.map(({ slug }) => slug);
}

/** Returns the grade of each product, by slug; a product that is listed twice gets the higher grade. */
function readGrades(text) {
  const grades = new Map();
  for (const [at, selectors] of text.split("|").entries())
    for (const selector of selectors.split(/\s+/).filter(Boolean))
      for (const slug of select(selector)) if (!grades.has(slug)) grades.set(slug, 3 - at);
  return grades;
}

/** Reads all judged queries: `{ need, language, search, grades }`. */
export function readJudgments() {
  const judgments = [];
  let need = "";
  let grades = new Map();
  for (const line of readFileSync(new URL("judgments.txt", import.meta.url), "utf8").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.startsWith(" ")) {
      const [, language, queries] = /^\s+(\w+)\s+(.*)$/.exec(line) ?? [];
      for (const search of queries.split(";")) judgments.push({ need, language, search: search.trim(), grades });
    } else {
      const colon = line.indexOf(":");
      need = line.slice(0, colon);
      grades = readGrades(line.slice(colon + 1));
    }
  }
  return judgments;
}
