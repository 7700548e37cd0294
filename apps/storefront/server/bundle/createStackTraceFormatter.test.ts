import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSourceFinder } from "./createSourceFinder.ts";
import { createStackTraceFormatter } from "./createStackTraceFormatter.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "rewire-bundle-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = () => pathToFileURL(join(folder, "main.js")).href;

const formatTrace = (...frames: string[]): string =>
  createStackTraceFormatter(createSourceFinder())(new TypeError("no shop"), frames);

test("a frame of the bundle names the source", () => {
  // The second line comes from line 3 of the source, from column 5.
  const map = { version: 3, sources: ["../../server/main.ts"], names: [], mappings: ";AAEI" };
  writeFileSync(join(folder, "main.js.map"), JSON.stringify(map));
  const source = new URL("../../server/main.ts", script()).href;
  expect(formatTrace(`open (${script()}:2:1)`, `async ${script()}:2:4`)).toBe(
    `TypeError: no shop\n    at open (${source}:3:5)\n    at async ${source}:3:8`,
  );
});

test("frames without a source map remain", () => {
  const frames = [`open (${script()}:2:1)`, "Array.map (<anonymous>)", "node:internal/main:1:2"];
  expect(formatTrace(...frames)).toBe(["TypeError: no shop", ...frames.map((frame) => `    at ${frame}`)].join("\n"));
});

test("a source map that cannot be read leaves the frame as it is", () => {
  writeFileSync(join(folder, "main.js.map"), "half a map");
  expect(formatTrace(`open (${script()}:2:1)`)).toBe(`TypeError: no shop\n    at open (${script()}:2:1)`);
});
