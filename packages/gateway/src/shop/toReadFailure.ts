import { ShopTimeoutError, ShopRequestError, ShopUnreachableError } from "@rewire/data/server";
import type { ReadFailure } from "@rewire/domain";

/** Converts an error of the shop to a failure for pages. @throws Any other error, which is a bug. */
export function toReadFailure(error: unknown): ReadFailure {
  if (error instanceof ShopTimeoutError) return { kind: "timeout" };
  if (error instanceof ShopUnreachableError) return { kind: "unreachable" };
  if (error instanceof ShopRequestError) return { kind: "shopError" };
  throw error;
}
