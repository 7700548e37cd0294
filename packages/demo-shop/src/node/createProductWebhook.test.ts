import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { startShop } from "./startShop.ts";

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Message {
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** A shop whose webhook leads to a server that writes down what it gets. */
async function open(status = 200) {
  const messages: Message[] = [];
  const faults: unknown[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      messages.push({ headers: request.headers, text, body: JSON.parse(text) as Record<string, unknown> });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const dataDir = mkdtempSync(join(tmpdir(), "rewire-webhook-"));
  const shop = await startShop({
    catalogue: smallCatalogue,
    port: 0,
    dataDir,
    onError: (error) => faults.push(error),
    webhook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/catalogue`, secret: "s3cret" },
  });
  closers.push(
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => new Promise((resolve) => server.close(resolve)),
    () => shop.close(),
  );
  const update = (update: readonly object[]) =>
    fetch(`${shop.url}/wp-json/wc/v3/products/batch`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa("keeper:Kim4 Keep erRe pair Desk Open")}` },
      body: JSON.stringify({ update }),
    });
  return { shop, messages, faults, update };
}

test("a product that was changed is told in a signed message, each once", async () => {
  const { messages, update } = await open();
  await update([
    { id: 1, regular_price: "300.00" },
    { id: 2, regular_price: "8.00" },
    { id: 1, regular_price: "301.00" },
  ]);
  await expect
    .poll(() => messages.map(({ body }) => [body["id"], body["regular_price"]]))
    .toEqual([
      [1, "301.00"],
      [2, "8.00"],
    ]);
  for (const { headers, text } of messages) {
    expect(headers["x-wc-webhook-topic"]).toBe("product.updated");
    expect(headers["x-wc-webhook-signature"]).toBe(createHmac("sha256", "s3cret").update(text).digest("base64"));
  }
});

test("what is not taken is named, and keeps nobody from changing products", async () => {
  const { faults, update } = await open(401);
  expect((await update([{ id: 1, regular_price: "300.00" }])).status).toBe(200);
  await expect.poll(() => faults).toEqual(["The webhook about product 1 was answered 401."]);
});
