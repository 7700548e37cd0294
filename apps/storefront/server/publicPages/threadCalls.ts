import type { MessagePort } from "node:worker_threads";
import { createBirpc } from "birpc";
import { isRecord } from "@rewire/domain";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";

/** Time limit of a call, in milliseconds; the shop's own limits are shorter. */
const CALL_TIMEOUT_MS = 60_000;

/**
 * Converts the error of a message to a value: structured cloning drops the names of errors, by which pages distinguish
 * an unavailable state store from other errors.
 */
const serialize = (message: unknown): unknown =>
  isRecord(message) && message["e"] instanceof Error
    ? { ...message, e: { name: message["e"].name, message: message["e"].message } }
    : message;

const deserialize = (message: unknown): unknown => {
  if (!isRecord(message) || !isRecord(message["e"])) return message;
  const { name, message: text } = message["e"];
  return { ...message, e: Object.assign(new Error(String(text)), { name: String(name) }) };
};

const createChannel = (port: MessagePort) => ({
  post: (data: unknown) => port.postMessage(data),
  on: (listener: (data: unknown) => void) => void port.on("message", listener),
  timeout: CALL_TIMEOUT_MS,
  serialize,
  deserialize,
});

/** Handles function calls from the thread at the other end of `port` until that thread closes the port. */
export function handleCalls(port: MessagePort, calls: CatalogueCalls): void {
  createBirpc<object, CatalogueCalls>(calls, createChannel(port));
}

/**
 * Returns proxies of the functions that the thread at the other end of `port` handles. Errors keep their names and
 * messages.
 */
export const callThread = (port: MessagePort): CatalogueCalls =>
  createBirpc<CatalogueCalls, object>({}, createChannel(port));
