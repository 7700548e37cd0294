import type { ShopClient } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import { createCachedRead } from "../createCachedRead.ts";
import { checkLogIn, describeLogIn, type LogInSupport, type LogInWay } from "./checkLogIn.ts";

interface LogInWatchOptions {
  readonly shop: Pick<ShopClient, "send">;
  /** The way that `SHOP_LOG_IN` names. */
  readonly by: LogInWay;
  readonly log: Log;
  /** Milliseconds of a clock that never jumps. */
  readonly monotonicNow: () => number;
}

/** Knows whether anybody can log in. */
export interface LogInWatch {
  /** Whether log-in and registration are offered: false only where the shop has said that it lacks them. Never throws. */
  readonly canLogIn: () => Promise<boolean>;
}

/** A plugin is installed or removed without a word to us. */
const TTL_MS = 5 * 60_000;

/** Asks the shop now and then, and tells the log when it begins or ceases to let people in. */
export function watchLogIn({ shop, by, log, monotonicNow }: LogInWatchOptions): LogInWatch {
  let last: LogInSupport = "available";

  const read = async (): Promise<LogInSupport> => {
    const support = await checkLogIn(shop, by);
    const description = describeLogIn(support, by);
    if (description !== null && support !== last) log.warn(description);
    else if (support === "available" && support !== last) log.info("The shop lets people log in again");
    if (support !== "unknown") last = support;
    return support;
  };
  const supports = createCachedRead({ name: "shop's log-in", read, ttlMs: TTL_MS, max: 1, log, now: monotonicNow });

  return {
    canLogIn: async () => {
      const support = await supports.get(by);
      return !support.ok || support.value === "available" || support.value === "unknown";
    },
  };
}

/**
 * Keeps anybody from opening an account that nobody could log in to.
 *
 * @throws HttpError 422 `logInUnavailable` where the shop has no log-in.
 */
export async function refuseWithoutLogIn({ canLogIn }: LogInWatch): Promise<void> {
  if (!(await canLogIn()))
    throw new HttpError(422, "The shop has no log-in, so no account is opened.", "logInUnavailable");
}
