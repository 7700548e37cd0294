import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toLocalPath } from "./toLocalPath.ts";

const HERE = "https://shop.example";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/products", "/products"],
  ["/de/products?filter=sale[true]#list", "/de/products?filter=sale[true]#list"],
  ["/product/caf%C3%A9", "/product/caf%C3%A9"],
  ["/a//b", "/a//b"],
  ["/a/../b", "/b"],
  ["//evil.example", "/evil.example"],
  ["///evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["\\\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/"],
  ["/\n\\evil.example", "/"],
  ["/.//evil.example", "/evil.example"],
  ["/%2e//evil.example", "/evil.example"],
  ["/x/..//evil.example", "/evil.example"],
  ["http://evil.example/x", "/http://evil.example/x"],
  ["javascript:alert(1)", "/javascript:alert(1)"],
  ["@evil.example", "/@evil.example"],
  [`/${"a/".repeat(10_000)}`, "/"],
  [`/${"a".repeat(8_000)}`, "/"],
  [`/${"é".repeat(1_500)}`, "/"],
  [`/${"a".repeat(7_999)}`, `/${"a".repeat(7_999)}`],
  ["?next=//evil.example", "/?next=//evil.example"],
])("%j becomes %j", (text, path) => expect(toLocalPath(text)).toBe(path));

/** Any sign, also half of a pair; fast-check's own "binary" fills a table of a million first. */
const sign = fc
  .oneof(fc.nat(0xffff), fc.integer({ min: 0x10000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

const piece = fc.constantFrom(
  "/",
  "//",
  "\\",
  "\t",
  "\n",
  "\r",
  " ",
  "\0",
  "\u00a0",
  "\u3000",
  "%09",
  "%0a",
  "%2f",
  "%5c",
  "%2e",
  ".",
  "..",
  "@",
  ":",
  "?",
  "#",
  "http:",
  "https:",
  "javascript:",
  "data:",
  "evil.example",
  "shop.example",
  "user:pass@",
  "en_US",
  "de",
  "products",
  "．",
  "。",
  "／",
  "＼",
  "\ud800",
  "💡",
);

const pieces = fc.array(piece, { maxLength: 12 }).map((all) => all.join(""));

test("no text leads anywhere else, and an address that is local already stays as it is", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        pieces,
        fc.string({ unit: sign }),
        // fast-check's own "webUrl" spends a second on a table of the signs of a path.
        fc.tuple(fc.constantFrom("http://", "https://"), fc.domain(), pieces).map((parts) => parts.join("")),
      ),
      (text) => {
        const path = toLocalPath(text);
        for (const base of [`${HERE}/`, `${HERE}/de/products`, `${HERE}//x`])
          expect(new URL(path, base).origin).toBe(HERE);
        expect(path).toMatch(/^\/(?![/\\])[^\t\n\r]*$/);
        expect(toLocalPath(path)).toBe(path);
      },
    ),
    { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 500) },
  );
});
