// Collects texts for users, each with its location: strings of sources, messages, and output of Intl.
import { parseAst } from "vite";

/** All descendants of a node, including the node. */
function* nodesOf(node) {
  if (!node || typeof node !== "object") return;
  if (typeof node.type === "string") yield node;
  for (const value of Object.values(node)) yield* nodesOf(value);
}

const textOf = ({ type, value }) => {
  if (type === "JSXText" || (type === "Literal" && typeof value === "string")) return value;
  return type === "TemplateElement" ? (value.cooked ?? value.raw) : undefined;
};

const lineAt = (source, offset) => source.slice(0, offset).split("\n").length;

/**
 * Lists strings, templates and JSX text of a source file, without comments.
 * @param source TypeScript, with or without JSX
 * @returns {{ text: string, place: string }[]} `place` is "path:line"
 */
export function textsInSource(source, path) {
  const texts = [];
  for (const node of nodesOf(parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" }))) {
    const text = textOf(node);
    if (text) texts.push({ text, place: `${path}:${lineAt(source, node.start)}` });
  }
  return texts;
}

/**
 * Lists the texts of a flat file of messages, plain or as `{ defaultMessage, description }`; `place` is "path, key".
 */
export const textsInMessages = (json, path) =>
  Object.entries(JSON.parse(json)).map(([key, message]) => ({
    text: message.defaultMessage ?? message,
    place: `${path}, ${key}`,
  }));

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const CURRENCIES = ["EUR", "USD", "GBP", "CHF"];
const ZONES = ["UTC", "Europe/Berlin", "America/New_York"];
/** One date of each month and each day of the week. */
const DAYS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1 + month * 2, 13, 5));

const NUMBER_STYLES = [
  {},
  { style: "percent" },
  ...CURRENCIES.map((currency) => ({ style: "currency", currency })),
  ...["day", "minute"].flatMap((unit) =>
    ["long", "short"].map((unitDisplay) => ({ style: "unit", unit, unitDisplay })),
  ),
];
const DATE_STYLES = [
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long" },
  { dateStyle: "short" },
  { weekday: "short", month: "short" },
];

/** Lists output of Intl for a language ("fr-FR"): numbers, money, ranges, dates, time zones, lists, countries. */
export function textsOfIntl(tag) {
  const numbers = NUMBER_STYLES.map((style) => new Intl.NumberFormat(tag, style).format(-1234567.5));
  const dates = DATE_STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...style });
    return DAYS.map((day) => format.format(day));
  });
  const zones = ZONES.map((timeZone) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "long" });
    return format.format(DAYS[0]);
  });
  const lists = ["conjunction", "disjunction", "unit"].map((type) => {
    const format = new Intl.ListFormat(tag, { type });
    return format.format(["1", "2", "3"]);
  });
  const countries = new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
  const names = REGIONS.flatMap((region) => countries.of(region) ?? []);
  return [...numbers, ...dates, ...zones, ...lists, ...names].map((text) => ({ text, place: `Intl in ${tag}` }));
}
