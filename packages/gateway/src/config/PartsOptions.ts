import type { GatewayConfig } from "./GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";

/** What every part of the gateway is made with. */
export interface PartsOptions {
  readonly config: GatewayConfig;
  readonly log: Log;
  /** How the shop is reached, pictures too. */
  readonly shopFetch: typeof globalThis.fetch;
  /** How further hosts of pictures are reached. */
  readonly publicFetch: typeof globalThis.fetch;
  /** The time of day, in milliseconds since 1970. */
  readonly now: () => number;
  /** The same by a clock that never jumps. */
  readonly monotonicNow: () => number;
}
