import { ShopTimeout, ShopTrouble, ShopUnreachable } from "@rewire/data/server";
import type { ReadFailure } from "@rewire/domain";

/** What a page tells about trouble with the shop. @throws what is no trouble of the shop's, but a bug of ours. */
export function toReadFailure(error: unknown): ReadFailure {
  if (error instanceof ShopTimeout) return { kind: "timeout" };
  if (error instanceof ShopUnreachable) return { kind: "unreachable" };
  if (error instanceof ShopTrouble) return { kind: "shopError" };
  throw error;
}
