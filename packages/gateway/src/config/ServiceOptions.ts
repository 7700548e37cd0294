import type { GatewayConfig } from "./GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";

/** Options shared by all services of the gateway. */
export interface ServiceOptions {
  readonly config: GatewayConfig;
  readonly log: Log;
  /** Fetch for the shop, including its pictures. */
  readonly shopFetch: typeof globalThis.fetch;
  /** Fetch for further hosts of pictures. */
  readonly publicFetch: typeof globalThis.fetch;
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Time of a monotonic clock, in milliseconds. */
  readonly monotonicNow: () => number;
}
