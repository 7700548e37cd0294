import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { refuseUnreadable, type UnreadableRequest } from "./refuseUnreadable.ts";

/** How long connections may take, in milliseconds. */
export interface Timeouts {
  /** Until all headers have come. */
  readonly headersMs: number;
  /** Until the whole request has come: who sends slower holds a place for nothing. */
  readonly requestMs: number;
  /** How long an idle connection stays open; longer than the minute of usual proxies, or they would find it closed. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 5_000 };

const LINGER_MS = 1000;

interface OpenServerOptions {
  readonly port: number;
  /** An IP address, or "localhost". */
  readonly host: string;
  readonly listener: (...request: Parameters<RequestListener>) => unknown;
  readonly timeouts?: Timeouts;
  /** Of answers to what is no request; the listener gives all others their own. @default none */
  readonly refusalHeaders?: Readonly<Record<string, string>>;
}

/** A server that listens. */
export interface OpenServer {
  readonly port: number;
  /** Requests that are under way: their answer is not sent yet, or their work goes on although nobody waits for it. */
  readonly running: () => number;
  /**
   * Takes no new connections, finishes what is under way, and closes every connection as soon as it is idle.
   *
   * @param graceMs What takes longer is cut.
   * @returns how many requests were cut.
   */
  close(graceMs: number): Promise<number>;
}

/** Opens a server. @throws Error in words when the port or the address cannot be had. */
export async function openServer({
  port,
  host,
  listener,
  timeouts = TIMEOUTS,
  refusalHeaders = {},
}: OpenServerOptions): Promise<OpenServer> {
  const running = new Map<ServerResponse, Promise<unknown>>();
  let isClosing = false;

  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
  };
  const server = createServer(options, (request, response) => {
    if (isClosing) closeAfter(response);
    const work = Promise.all([listener(request, response), once(response, "close")]);
    const end = () => void running.delete(response);
    running.set(response, work.then(end, end));
  });
  server.on("clientError", (error: UnreadableRequest, socket: Socket) => {
    const isAnswering = [...running.keys()].some((response) => response.socket === socket && response.headersSent);
    refuseUnreadable(error, socket, refusalHeaders, isAnswering);
  });
  await listen(server, port, host);

  return {
    port: portOf(server.address()),
    running: () => running.size,
    async close(graceMs) {
      isClosing = true;
      const closed = once(server, "close");
      server.close();
      for (const response of running.keys()) closeAfter(response);
      await waitForRunning(running, graceMs);
      const cut = running.size;
      server.closeIdleConnections();
      // The last bytes of an answer may still be on their way; who has connected and asks nothing is not waited for.
      const rest = setTimeout(() => server.closeAllConnections(), cut > 0 ? 0 : LINGER_MS);
      await closed;
      clearTimeout(rest);
      return cut;
    },
  };
}

/** Waits for all that is under way, and for what comes meanwhile on connections that are open. */
async function waitForRunning(running: ReadonlyMap<ServerResponse, Promise<unknown>>, graceMs: number): Promise<void> {
  const isOver = AbortSignal.timeout(graceMs);
  const grace = once(isOver, "abort");
  while (running.size > 0 && !isOver.aborted) await Promise.race([Promise.all(running.values()), grace]);
}

/** This connection is not kept for another request. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000`,
  EADDRNOTAVAIL: (_, host) =>
    `HOST=${host} is no address of this machine. 127.0.0.1 listens to this machine alone, 0.0.0.0 to everybody`,
};

/** A server that listens on a TCP port has an address of this form; one on a pipe would have a name. */
function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const message = REASONS[error.code ?? ""]?.(port, host);
      reject(message === undefined ? error : new Error(message, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}
