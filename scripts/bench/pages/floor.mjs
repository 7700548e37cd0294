import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { readContent } from "./readContent.mjs";
import { STYLESHEET, toStaticPage } from "./staticPage.mjs";

const FOREVER = "public, max-age=31536000, immutable";

/**
 * Starts a plain server with static versions of our pages, from memory, compressed once.
 *
 * @param {{ url: string, paths: readonly string[], page: import("playwright").Page }} options our storefront, its
 * pages,
 * and a browser page for reading them
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openFloor({ url, paths, page }) {
  const files = new Map();
  const addTexts = (path, type, text) =>
    files.set(path, {
      body: brotliCompressSync(text),
      headers: { "content-type": `${type}; charset=utf-8`, "content-encoding": "br" },
    });
  addTexts("/style.css", "text/css", STYLESHEET);

  const pictures = new Map();
  const urlOf = (source) => {
    if (!pictures.has(source)) pictures.set(source, `/p/${pictures.size}`);
    return pictures.get(source);
  };
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    addTexts(path, "text/html", toStaticPage(await page.evaluate(readContent), urlOf));
  }
  for (const [source, address] of pictures) {
    const reply = await fetch(source, { headers: { accept: "image/avif,image/webp,*/*" } });
    if (!reply.ok) throw new Error(`The picture ${source} was answered with ${reply.status}.`);
    const headers = { "content-type": reply.headers.get("content-type") ?? "image/webp", "cache-control": FOREVER };
    files.set(address, { body: Buffer.from(await reply.arrayBuffer()), headers });
  }

  const server = createServer((request, response) => {
    const file = files.get(request.url);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { ...file.headers, "content-length": file.body.length }).end(file.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${server.address().port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
