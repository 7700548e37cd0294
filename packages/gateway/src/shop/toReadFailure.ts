import { ShopTimeout, ShopConnectionError, ShopUnreachable } from "@rewire/data/server";
import type { ReadFailure } from "@rewire/domain";

/** Maps a failure of the shop to a failure for pages. @throws Any other error, which is a bug. */
export function toReadFailure(error: unknown): ReadFailure {
  if (error instanceof ShopTimeout) return { kind: "timeout" };
  if (error instanceof ShopUnreachable) return { kind: "unreachable" };
  if (error instanceof ShopConnectionError) return { kind: "shopError" };
  throw error;
}
