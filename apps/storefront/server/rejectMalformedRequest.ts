import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const REQUEST_TIMEOUT_STATUS = 408;
const HEADERS_TOO_LARGE_STATUS = 431;
const BAD_REQUEST_STATUS = 400;

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT_STATUS,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE_STATUS,
};

const REASON_PHRASES: Readonly<Record<number, string>> = {
  [BAD_REQUEST_STATUS]: "The request cannot be read.",
  [REQUEST_TIMEOUT_STATUS]: "The request took too long.",
  [HEADERS_TOO_LARGE_STATUS]: "The request's headers are too large.",
};

/** Node's error for a malformed request, with the last packet of the connection if parsing has failed. */
export type MalformedRequestError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Returns a readable error message for a malformed request. @param status 400, 408 or 431 */
export const formatRejectionText = (status: number): string =>
  `${REASON_PHRASES[status] ?? REASON_PHRASES[BAD_REQUEST_STATUS]}\n`;

/**
 * Sends an error response with a readable body to a malformed request and closes the connection. Node's own response
 * has no body.
 * @param headers Headers of every response.
 * @param isResponding Whether a response on this connection has already begun, so that no error response can be sent.
 */
export function rejectMalformedRequest(
  error: MalformedRequestError,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  isResponding: boolean,
): void {
  if (!socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ""] ?? BAD_REQUEST_STATUS;
  const body = formatRejectionText(status);
  const lines = Object.entries({
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  const responseHead = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines].join("\r\n");
  // The client of a HEAD request expects no body, and would parse it as the next response.
  const isHead = error.rawPacket?.subarray(0, 5).toString("latin1") === "HEAD ";
  socket.end(`${responseHead}\r\n\r\n${isHead ? "" : body}`, () => socket.destroy());
}
