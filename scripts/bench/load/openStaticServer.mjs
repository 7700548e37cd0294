import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Size of a static list of 24 products. */
const HTML_BYTES = 8_000;

/**
 * Starts a plain server with one page from memory, compressed once: hardly anything on this machine can be faster, so
 * it serves as a baseline.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openStaticServer() {
  const text = Array.from({ length: HTML_BYTES / 8 }, (_, at) => ((at * 7_919) % 99_991).toString(36).padEnd(8)).join(
    "",
  );
  const body = brotliCompressSync(`<!doctype html><title>Static</title><p>${text}`);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
