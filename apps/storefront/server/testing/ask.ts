import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces are sent without saying how much comes. */
  readonly body?: string | Iterable<Uint8Array>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a server of this machine over a connection of its own, with whatever headers a browser or a proxy may send. */
export async function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body = "" }: Question = {},
): Promise<Answer> {
  const question = request({ host: "127.0.0.1", port, path, method, headers: { ...headers, connection: "close" } });
  const answered = once(question, "response") as Promise<[IncomingMessage]>;
  if (typeof body === "string") question.end(body);
  // Who is refused in the middle of a body may find the line cut.
  else pipeline(Readable.from(body), question).catch(() => undefined);
  const [response] = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
