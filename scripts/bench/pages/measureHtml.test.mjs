import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countElements, measureHtml } from "./measureHtml.mjs";

const html = `<!doctype html><title>A</title><ul>${"<li>one</li>".repeat(50)}</ul><template><p>two</p></template>`;
const compressed = brotliCompressSync(html);
const server = createServer((request, response) => {
  if (request.url === "/plain") return void response.end(html);
  if (request.url !== "/") return void response.writeHead(404).end();
  response.writeHead(200, { "content-encoding": "br" }).end(compressed);
});
let url = "";

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("elements are counted, those that the parser adds and those of templates too", () => {
  expect(countElements(html)).toBe(["html", "head", "title", "body", "ul", "template", "p"].length + 50);
});

test("a page is measured as it comes and as it is", async () => {
  expect(await measureHtml(`${url}/`)).toEqual({ raw: html.length, compressed: compressed.length, elements: 57 });
});

test("what is missing or not compressed is no measurement", async () => {
  await expect(measureHtml(`${url}/nowhere`)).rejects.toThrow("answered with 404");
  await expect(measureHtml(`${url}/plain`)).rejects.toThrow("not compressed");
});
