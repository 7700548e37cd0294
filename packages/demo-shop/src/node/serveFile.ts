import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
};

/** Serves a file from a folder. Responds with 404 if the file is missing or the path is outside the folder. */
export async function serveFile(
  folder: string,
  name: string,
  response: ServerResponse,
  isHeadRequest: boolean,
): Promise<void> {
  const path = normalize(join(folder, name));
  const stats = path.startsWith(folder + sep) ? await stat(path).catch(() => null) : null;
  if (stats === null || !stats.isFile()) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  response.writeHead(200, {
    "content-type": CONTENT_TYPES[extname(path)] ?? "application/octet-stream",
    "content-length": stats.size,
    "cache-control": "public, max-age=86400",
    "last-modified": stats.mtime.toUTCString(),
    "access-control-allow-origin": "*",
  });
  if (isHeadRequest) response.end();
  else
    createReadStream(path)
      .on("error", () => response.destroy())
      .pipe(response);
}
