import * as fc from "fast-check";
import { expect, test } from "vitest";
import { redirectToSingleSlash, toPagePath, toPageRequest } from "./pagePath.ts";

test.each([
  ["/", "/"],
  ["/products/page/2", "/products/page/2"],
  ["/product/caf%C3%A9", "/product/caf%C3%A9"],
  ["/a%2Fb//c", "/a%2Fb//c"],
  [`/${"%".repeat(20_000)}`, "/%EF%BF%BD"],
  ["/%09/products", "/%EF%BF%BD/products"],
  ["/%0A", "/%EF%BF%BD"],
  ["/a%00b%7Fc", "/a%EF%BF%BDb%EF%BF%BDc"],
  ["/%C2%85", "/%EF%BF%BD"],
  ["/%", "/%25"],
  ["/%zz/%41", "/%25zz/%41"],
  ["/%F0%9F/x", "/%25F0%259F/x"],
  ["/%FF%09", "/%25FF%2509"],
])("%s is read as %s", (path, read) => expect(toPagePath(path)).toBe(read));

/** Any sign, also half of a pair; fast-check's own "binary" fills a table of a million first. */
const sign = fc
  .oneof(fc.nat(0xffff), fc.integer({ min: 0x10000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

test("every path can be read, holds no control character, and is read the same way again", () => {
  const path = fc
    .array(
      fc.oneof(
        fc.constantFrom("/", "%", "%0", "%09", "%0d%0a", "%2f", "%5c", "%c2", "%85", "en_US", "."),
        fc.string({ unit: sign }),
      ),
    )
    .map((parts) => new URL(`http://shop.example/${parts.join("").replaceAll(/[?#]/g, "")}`).pathname);
  fc.assert(
    fc.property(path, (pathname) => {
      const read = toPagePath(pathname);
      expect(decodeURIComponent(read)).not.toMatch(/\p{Cc}/u);
      expect(toPagePath(read)).toBe(read);
      expect(read.split("/")).toHaveLength(pathname.split("/").length);
    }),
    { numRuns: 2_000 },
  );
});

test("a request keeps everything but its path", async () => {
  const request = new Request("https://shop.example/%09/x?a=%09", {
    method: "POST",
    body: "form",
    headers: { cookie: "a=b" },
  });
  const read = toPageRequest(request);
  expect([read.url, read.method, read.headers.get("cookie"), await read.text()]).toEqual([
    "https://shop.example/%EF%BF%BD/x?a=%09",
    "POST",
    "a=b",
    "form",
  ]);
  const plain = new Request("https://shop.example/products");
  expect(toPageRequest(plain)).toBe(plain);
});

test.each([
  ["//evil.example/x?a=b", "/evil.example/x?a=b"],
  ["///", "/"],
  ["//product/x", "/product/x"],
  ["//%09/x", "/%09/x"],
  ["/a//b", null],
  ["/", null],
])("%s is moved to %s", (path, target) => {
  const answer = redirectToSingleSlash(new Request(`https://shop.example${path}`));
  expect(answer && [answer.status, answer.headers.get("location")]).toEqual(target && [308, target]);
});
