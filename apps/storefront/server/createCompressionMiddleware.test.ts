import { Hono } from "hono";
import { expect, test } from "vitest";
import { createCompressionMiddleware } from "./createCompressionMiddleware.ts";

const app = new Hono();
app.use(createCompressionMiddleware());
app.get("*", (c) => c.html("<p>page</p>".repeat(200)));

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", null],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["zstd", null],
  ["", null],
])("a page for a browser that accepts %j has the coding %j", async (acceptEncoding, coding) => {
  const response = await app.request("/", { headers: { "accept-encoding": acceptEncoding } });
  expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([coding, "accept-encoding"]);
});
