import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { longFunctions } from "./functions.mjs";
import { importsBetweenRooms } from "./imports.mjs";
import { roomOf } from "./plan.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rewire-rooms-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (path, text) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

test("imports between rooms are those of values, of types and of lazy parts; tests and stories stand aside", () => {
  write("src/cart/line.ts", 'import type { Money } from "../money/money.ts";\nexport type Line = Money;\n');
  write("src/cart/panel.ts", 'export const load = () => import("../money/money.ts");\n');
  write("src/cart/line.test.ts", 'import "../account/account.ts";\n');
  write("src/money/money.ts", 'export { list } from "./list.ts";\nexport type Money = number;\n');
  write("src/money/list.ts", "export const list = [];\n");
  write("src/account/account.ts", "export {};\n");
  expect(importsBetweenRooms(root, "src", roomOf)).toEqual([
    { from: "cart", to: "money", file: "cart/line.ts", target: "money/money.ts" },
    { from: "cart", to: "money", file: "cart/panel.ts", target: "money/money.ts" },
  ]);
});

test("a room is a folder, a folder of a wing, or what puts them together", () => {
  expect(["cart/line.ts", "features/checkout/a/b.ts", "storage/locks.ts", "index.ts"].map(roomOf)).toEqual([
    "cart",
    "features/checkout",
    "storage",
    ".",
  ]);
});

test("a function is as long as its lines, and named by what holds it", () => {
  write("long.ts", `const short = () => 1;\nexport const long = () => {\n${"  short();\n".repeat(9)}};\n`);
  expect(longFunctions(join(root, "long.ts"), 10)).toEqual([{ name: "long", line: 2, lines: 11 }]);
  expect(longFunctions(join(root, "long.ts"), 11)).toEqual([]);
});
