import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mayUseDictionary, parseAvailableDictionary, formatUseAsDictionary } from "./dictionaryHeaders.ts";
import { parseDictionaryKey } from "./listAssets.ts";

const hash = createHash("sha256").update("a script").digest();
const base64 = hash.toString("base64");

test("the hash of a dictionary is read from a byte sequence", () => {
  expect(parseAvailableDictionary(`:${base64}:`)).toBe(hash.toString("hex"));
  expect(parseAvailableDictionary(` :${base64}: `)).toBe(hash.toString("hex"));
});

test.each([
  undefined,
  "",
  base64,
  `"${base64}"`,
  `:${base64}`,
  `:${base64.slice(4)}:`,
  `:${base64}:, :${base64}:`,
  `:${base64}:;a=1`,
  // 43 digits hold two bits too many.
  `:${"A".repeat(42)}B=:`,
  `:${hash.toString("hex")}:`,
])("%s is no hash", (header) => expect(parseAvailableDictionary(header)).toBeNull());

test("a dictionary is offered for later builds of its own chunk", () => {
  expect(formatUseAsDictionary({ name: "entry.client", type: "js" })).toBe(
    'match="/assets/entry.client-*.js", match-dest=("script")',
  );
  expect(formatUseAsDictionary({ name: "theme", type: "css" })).toBe(
    'match="/assets/theme-*.css", match-dest=("style")',
  );
});

test.each([
  ["cards-u4tfHjpu.js", { name: "cards", type: "js" }],
  ["cards-C-Czyq6-.js", { name: "cards", type: "js" }],
  ["create-slot-recipe-context-BobPts03.css", { name: "create-slot-recipe-context", type: "css" }],
  ["cards.js", null],
  ["font-C6vrW8VD.woff2", null],
  ["$slug*-C6vrW8VD.js", null],
])("the key of %s", (file, key) => expect(parseDictionaryKey(file)).toEqual(key));

test("only requests of our own pages, and of clients that are no browsers, may use one", () => {
  expect(["same-origin", undefined].map(mayUseDictionary)).toEqual([true, true]);
  expect(["cross-site", "same-site", "none", ""].map(mayUseDictionary)).toEqual([false, false, false, false]);
});
