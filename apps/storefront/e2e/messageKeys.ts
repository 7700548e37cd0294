import { readFileSync } from "node:fs";

const file = new URL("../../../packages/messages/src/locales/en_US.json", import.meta.url);
const keys = new Set(Object.keys(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>));

/** Lists the message keys that a page shows instead of texts, because their messages were not loaded. */
export const keysIn = (html: string): readonly string[] =>
  (html.match(/[a-zA-Z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []).filter((word) => keys.has(word));
