import type { ShopClient } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import { createCachedRead } from "../createCachedRead.ts";
import { checkLogIn, describeLogIn, type LogInSupport, type LogInStrategyName } from "./checkLogIn.ts";

interface LogInMonitorOptions {
  readonly shop: Pick<ShopClient, "send">;
  /** Method configured in `SHOP_LOG_IN`. */
  readonly method: LogInStrategyName;
  readonly log: Log;
  /** Time of a monotonic clock, in milliseconds. */
  readonly monotonicNow: () => number;
}

/** Monitor that determines whether customers can log in to the shop. The result is cached for five minutes. */
export interface LogInMonitor {
  /**
   * Returns whether log-in and registration are offered: false only where the shop has reported that it lacks them.
   * Never throws.
   */
  readonly canLogIn: () => Promise<boolean>;
}

/** Interval of the checks, because the shop sends no notification when a plugin is installed or removed. */
const TTL_MS = 5 * 60_000;

/**
 * Creates a monitor of the shop's log-in support. It checks at intervals, and logs when log-in becomes available or
 * unavailable.
 */
export function createLogInMonitor({ shop, method, log, monotonicNow }: LogInMonitorOptions): LogInMonitor {
  let lastSupport: LogInSupport = "available";

  const read = async (): Promise<LogInSupport> => {
    const support = await checkLogIn(shop, method);
    const description = describeLogIn(support, method);
    if (description !== null && support !== lastSupport) log.warn(description);
    else if (support === "available" && support !== lastSupport) log.info("The shop lets people log in again");
    if (support !== "unknown") lastSupport = support;
    return support;
  };
  const supportCache = createCachedRead({ name: "shop's log-in", read, ttlMs: TTL_MS, max: 1, log, now: monotonicNow });

  return {
    canLogIn: async () => {
      const support = await supportCache.get(method);
      return !support.ok || support.value === "available" || support.value === "unknown";
    },
  };
}

/**
 * Requires that the shop supports log-in, because an account that is registered without it could not be used.
 *
 * @throws HttpError 422 `logInUnavailable` if the shop does not support log-in.
 */
export async function requireLogIn({ canLogIn }: LogInMonitor): Promise<void> {
  if (!(await canLogIn()))
    throw new HttpError(422, "The shop has no log-in, so no account is opened.", "logInUnavailable");
}
