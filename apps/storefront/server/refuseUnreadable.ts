import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const TIMEOUT = 408;
const HEADERS_TOO_LARGE = 431;
const BAD_REQUEST = 400;

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TIMEOUT,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
};

const WORDS: Readonly<Record<number, string>> = {
  [BAD_REQUEST]: "The request cannot be read.",
  [TIMEOUT]: "The request took too long.",
  [HEADERS_TOO_LARGE]: "The request's headers are too large.",
};

/** Node's error about a request, with what came last on the connection where the parser gave up. */
export type UnreadableRequest = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The text of an answer to what is no request, for people. @param status 400, 408 or 431 */
export const refusalText = (status: number): string => `${WORDS[status] ?? WORDS[BAD_REQUEST]}\n`;

/**
 * Answers what cannot be read as a request at all, in the place of Node's own bare answer, and closes the connection.
 *
 * @param headers Those that every answer carries.
 * @param isAnswering Whether an answer on this connection has begun: then there is no place for another one.
 */
export function refuseUnreadable(
  error: UnreadableRequest,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  isAnswering: boolean,
): void {
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ""] ?? BAD_REQUEST;
  const body = refusalText(status);
  const lines = Object.entries({
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines].join("\r\n");
  // Whoever asks by HEAD reads no body, and would take one for the next answer.
  const isHead = error.rawPacket?.subarray(0, 5).toString("latin1") === "HEAD ";
  socket.end(`${head}\r\n\r\n${isHead ? "" : body}`, () => socket.destroy());
}
