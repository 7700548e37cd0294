import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseCoding, compressFast, convertCoding, recompress } from "./compression.ts";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0, identity", "identity"],
  ["deflate", "identity"],
  ["br;q=junk", "br"],
])("%j is answered with %s", (header, coding) => expect(chooseCoding(header)).toBe(coding));

test("every coding holds the same text", async () => {
  const text = Buffer.from("Straße ".repeat(500));
  const body = await compressFast(text);
  expect(brotliDecompressSync(await recompress(body)).equals(text)).toBe(true);
  expect(gunzipSync(await convertCoding(body, "gzip")).equals(text)).toBe(true);
  expect(zstdDecompressSync(await convertCoding(body, "zstd")).equals(text)).toBe(true);
  expect(Buffer.from(await convertCoding(body, "identity")).equals(text)).toBe(true);
});
