import { readFileSync } from "node:fs";

const file = new URL("../../../packages/messages/src/locales/en_US.json", import.meta.url);
const keys = new Set(Object.keys(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>));

/** Lists the keys of messages that stand in a page where their words should be: their part was not loaded with it. */
export const keysIn = (html: string): readonly string[] =>
  (html.match(/[a-zA-Z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []).filter((word) => keys.has(word));
