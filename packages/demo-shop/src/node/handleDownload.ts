import type { ServerResponse } from "node:http";
import type { DemoShop } from "../createDemoShop.ts";
import { consumeDownload } from "../orders/downloads.ts";

/** Handles a download link: counts the download, and sends a short text in place of the file. */
export async function handleDownload(shop: DemoShop, url: URL, response: ServerResponse): Promise<void> {
  const { engine } = shop;
  const [order = "", email = "", key = ""] = ["order", "email", "key"].map((name) => url.searchParams.get(name) ?? "");
  const download = engine.database.transaction(() => consumeDownload(engine, order, email, key));
  if (typeof download === "string") {
    response
      .writeHead(download === "Invalid download link." ? 404 : 403, { "content-type": "text/plain; charset=utf-8" })
      .end(`${download}\n`);
    return;
  }
  response.writeHead(200, {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${download.file.replace(/[^\w.-]/g, "_")}"`,
    "cache-control": "no-store",
  });
  response.end(`${download.name}\n\nThis file stands for a download of ${engine.settings.title}, the embedded shop.\n`);
}
