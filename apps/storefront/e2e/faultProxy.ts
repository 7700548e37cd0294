import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { corruptResponse, type Spoiled } from "./corruptResponse.ts";

/** Faults of the connection from the storefront to its shop. */
interface Faults {
  /** Share of requests that fail, from 0 to 1. @default 0 */
  readonly failing?: number;
  /** Minimum duration of a request in milliseconds. @default 0 */
  readonly delayMs?: number;
  /** Kind of the corrupt responses; every second request is not forwarded to the shop. @default null */
  readonly spoiled?: Spoiled | null;
  /** Seed of the random faults. @default 1 */
  readonly seed?: number;
}

/** Proxy between storefront and shop that injects faults. */
export interface FaultProxy {
  readonly url: string;
  readonly change: (faults: Faults) => void;
  /** Discards the shop's response to the next operation of this name. */
  readonly loseResponseTo: (operation: string) => void;
  /** Returns the number of failed requests. */
  readonly failed: () => number;
  readonly close: () => Promise<void>;
}

/** Creates a pseudorandom number generator from a seed, with values between 0 and 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Opens a proxy, initially without faults, for the shop on a local port. */
export async function openFaultProxy(shopPort: number): Promise<FaultProxy> {
  let faults: Required<Faults> = { failing: 0, delayMs: 0, spoiled: null, seed: 1 };
  let random = seeded(1);
  let failed = 0;
  const losing = new Set<string>();

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const isQuestion = request.method === "POST" && request.url === "/graphql";
    const operation = isQuestion ? (/"operationName":"(\w+)"/.exec(body.toString("utf8"))?.[1] ?? "") : "";
    const fate = isQuestion && random() < faults.failing ? random() : 1;
    if (isQuestion) await pause(faults.delayMs);
    if (isQuestion && faults.spoiled) {
      failed += 1;
      const { spoiled } = faults;
      return corruptResponse(response, spoiled, random() < 0.5 ? (await ask(shopPort, request, body)).body : null);
    }
    const isLost = losing.delete(operation) || (fate >= 2 / 3 && fate < 1);
    if (fate < 1 || isLost) failed += 1;
    if (fate < 1 / 3) return void response.writeHead(503, { "content-type": "text/plain" }).end("busy");
    if (fate < 2 / 3) return void request.socket.destroy();
    const answer = await ask(shopPort, request, body);
    if (isLost) request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const server = createServer((request, response) => {
    // If the shop is unreachable, the proxy closes the connection as well.
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (next) => {
      faults = { failing: 0, delayMs: 0, spoiled: null, seed: 1, ...next };
      random = seeded(faults.seed);
    },
    loseResponseTo: (operation) => void losing.add(operation),
    failed: () => failed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = send(
      { host: "127.0.0.1", port, method, path: url, headers: { ...headers, connection: "close" } },
      (answer) => {
        bodyOf(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
          reject,
        );
      },
    );
    question.on("error", reject);
    question.end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
