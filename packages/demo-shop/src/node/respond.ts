import type { IncomingMessage, ServerResponse } from "node:http";
import type { FakeCardPayments } from "../checkout/createFakeCardPayments.ts";
import type { DemoShop } from "../createDemoShop.ts";

/** Options of the shop server's router. */
export interface RouterOptions {
  readonly shop: DemoShop;
  readonly cards: FakeCardPayments;
  readonly picturesDir: string;
  readonly mailDir: string;
  readonly development: boolean;
}

const MAX_BODY_BYTES = 1_100_000;

/** Reads a request body as text. A body of more than 1.1 MB is truncated. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // Without an encoding, chunks are buffers.
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  // A space replaces the data beyond the limit.
  return Buffer.concat(chunks).toString("utf8") + (size > MAX_BODY_BYTES ? " " : "");
}

/** Sends a plain-text response. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
