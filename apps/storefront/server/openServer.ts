import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { rejectMalformedRequest, type MalformedRequestError } from "./rejectMalformedRequest.ts";

/** Connection timeouts in milliseconds. */
export interface Timeouts {
  /** Until all headers are received. */
  readonly headersMs: number;
  /** Until the whole request is received, so that slow clients do not occupy connections. */
  readonly requestMs: number;
  /** Keep-alive timeout; longer than the usual minute of proxies, which would otherwise reuse a closed connection. */
  readonly keepAliveMs: number;
  /** Interval at which the first two are checked. */
  readonly checkMs: number;
}

export const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 5_000 };

const LINGER_MS = 1000;

interface OpenServerOptions {
  readonly port: number;
  /** IP address, or "localhost". */
  readonly host: string;
  readonly listener: (...request: Parameters<RequestListener>) => unknown;
  readonly timeouts?: Timeouts;
  /** Headers of responses to malformed requests; the listener sets those of all others. @default none */
  readonly refusalHeaders?: Readonly<Record<string, string>>;
}

/** HTTP server that accepts connections. */
export interface ListeningServer {
  readonly port: number;
  /**
   * Returns the number of pending requests: the response is not sent yet, or work continues after the client has
   * disconnected.
   */
  readonly getPendingCount: () => number;
  /**
   * Stops accepting connections, finishes pending requests, and closes every connection once it is idle.
   *
   * @param graceMs Time limit in milliseconds, after which pending requests are aborted.
   * @returns Number of aborted requests.
   */
  close(graceMs: number): Promise<number>;
}

/**
 * Starts an HTTP server. Resolves once the server accepts connections. @throws Error with a readable message if the
 * port or the address is unavailable.
 */
export async function openServer({
  port,
  host,
  listener,
  timeouts = TIMEOUTS,
  refusalHeaders = {},
}: OpenServerOptions): Promise<ListeningServer> {
  const pendingResponses = new Map<ServerResponse, Promise<unknown>>();
  let isClosing = false;

  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
  };
  const server = createServer(options, (request, response) => {
    if (isClosing) closeConnectionAfterResponse(response);
    const pendingWork = Promise.all([listener(request, response), once(response, "close")]);
    const removeResponse = () => void pendingResponses.delete(response);
    pendingResponses.set(response, pendingWork.then(removeResponse, removeResponse));
  });
  server.on("clientError", (error: MalformedRequestError, socket: Socket) => {
    const isResponding = [...pendingResponses.keys()].some(
      (response) => response.socket === socket && response.headersSent,
    );
    rejectMalformedRequest(error, socket, refusalHeaders, isResponding);
  });
  await listen(server, port, host);

  return {
    port: getPort(server.address()),
    getPendingCount: () => pendingResponses.size,
    async close(graceMs) {
      isClosing = true;
      const closePromise = once(server, "close");
      server.close();
      for (const response of pendingResponses.keys()) closeConnectionAfterResponse(response);
      await waitForPendingRequests(pendingResponses, graceMs);
      const abortedCount = pendingResponses.size;
      server.closeIdleConnections();
      // The last bytes of a response may still be in transit; idle connections are not waited for.
      const closeTimer = setTimeout(() => server.closeAllConnections(), abortedCount > 0 ? 0 : LINGER_MS);
      await closePromise;
      clearTimeout(closeTimer);
      return abortedCount;
    },
  };
}

/** Waits for pending requests, including new ones on open connections. */
async function waitForPendingRequests(
  pendingRequests: ReadonlyMap<ServerResponse, Promise<unknown>>,
  graceMs: number,
): Promise<void> {
  const graceTimeout = AbortSignal.timeout(graceMs);
  const gracePeriodEnd = once(graceTimeout, "abort");
  while (pendingRequests.size > 0 && !graceTimeout.aborted)
    await Promise.race([Promise.all(pendingRequests.values()), gracePeriodEnd]);
}

/** Closes the connection after this response. */
function closeConnectionAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

const LISTEN_ERROR_MESSAGES: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000`,
  EADDRNOTAVAIL: (_, host) =>
    `HOST=${host} is no address of this machine. 127.0.0.1 listens to this machine alone, 0.0.0.0 to everybody`,
};

/** Returns the port; the address has this form for a TCP server, and is a string for a pipe. */
function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const message = LISTEN_ERROR_MESSAGES[error.code ?? ""]?.(port, host);
      reject(message === undefined ? error : new Error(message, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}
