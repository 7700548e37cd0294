import { failureResponse } from "./failureResponse.ts";

/** By its name, since the gateway's own class is the server's alone. */
export const isStateUnavailable = (error: unknown): boolean => error instanceof Error && error.name === "StateStoreUnavailable";

/** Waits for what the state store tells; while that cannot be had the page says so with status 503, instead of breaking. */
export async function whileStateIsThere<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw isStateUnavailable(error) ? failureResponse({ kind: "unreachable" }) : error;
  }
}
