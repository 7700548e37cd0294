import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { parse } from "parse5";

/** Counts the elements of the HTML, including those of templates. @param {string} html */
export function countElements(html) {
  const count = (node) =>
    [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])].reduce(
      (sum, child) => sum + (child.tagName ? 1 : 0) + count(child),
      0,
    );
  return count(parse(html));
}

/**
 * Measures the HTML of a page as sent to a browser that supports brotli.
 * @param {string} url
 * @returns {Promise<{ raw: number, compressed: number, elements: number }>} bytes, bytes, number
 * @throws {Error} when the page is missing or is not compressed by brotli
 */
export async function measureHtml(url) {
  const response = await new Promise((resolve, reject) =>
    get(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, resolve).once("error", reject),
  );
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}.`);
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} is not compressed by brotli.`);
  const html = brotliDecompressSync(body);
  return { raw: html.length, compressed: body.length, elements: countElements(html.toString("utf8")) };
}
