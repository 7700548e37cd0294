import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** Response of a broken shop: an error, none, an HTML page, half of the response, or 300 MB. */
export type Spoiled = "error" | "nothing" | "html" | "half" | "huge";

const MB = 1024 ** 2;
const HUGE_MB = 300;
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };

/** Responds as a broken shop does. @param shopResponse Correct response; null if the shop has not received the request. */
export async function corruptResponse(
  response: ServerResponse,
  spoiled: Spoiled,
  shopResponse: Buffer | null,
): Promise<void> {
  const answer = shopResponse ?? Buffer.from('{"data":{"checkout":{"result":"success","order":null}}}');
  if (spoiled === "error") response.writeHead(500, html).end("<h1>Critical error</h1>");
  else if (spoiled === "html") response.writeHead(200, html).end("<p>Down for maintenance.</p>");
  else if (spoiled === "half") response.writeHead(200, json).end(answer.subarray(0, answer.length / 2));
  else if (spoiled === "huge") await sendHuge(response);
  // "nothing": the connection stays open until the client closes it.
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, json).write('{"data":{"filler":"');
  const piece = Buffer.alloc(MB, "x");
  for (let count = 0; count < HUGE_MB && !response.destroyed; count += 1) {
    if (!response.write(piece)) await drained(response);
  }
  response.end('"}}');
}

/** Waits until the response can be written again, or the client has disconnected. */
async function drained(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const listen = (event: string) => once(response, event, { signal: gone.signal }).catch(() => undefined);
  await Promise.race([listen("drain"), listen("close")]);
  gone.abort();
}
