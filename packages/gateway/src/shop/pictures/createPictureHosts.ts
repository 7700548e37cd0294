import { isShopAddress } from "./toMediaPath.ts";
import { isPublicHost } from "../../config/isPublicHost.ts";
import type { Log } from "../../log/createLog.ts";

/** Hosts of pictures besides the one that the shop is asked at. */
export interface PictureHosts {
  /** Those that are known now: the owner's, and the shop's own if it has been read. */
  readonly current: () => readonly string[];
  /** The same after asking the shop for its own address, where that is not known yet; never fails. */
  readonly all: () => Promise<readonly string[]>;
}

/** Hosts that are what they are: the shop is not asked. */
export const namedHosts = (named: readonly string[]): PictureHosts => ({
  current: () => named,
  all: async () => named,
});

interface PictureHostsOptions {
  readonly shopUrl: URL;
  /** Named by the owner. */
  readonly named: readonly string[];
  /** Asks the shop for the address that it says it lives at. */
  readonly readSiteUrl: () => Promise<URL | null>;
  readonly log: Log;
  /** A clock that never jumps, in milliseconds. */
  readonly now: () => number;
}

const REMEMBER_MS = 3_600_000;
const RETRY_MS = 60_000;

/**
 * Puts together the hosts whose pictures are the shop's: the owner's, and the one of the address that the shop says it
 * lives at, which is another one where the gateway reaches it by an inner name. The shop is asked when a picture on
 * an unknown host comes up, and then once an hour.
 */
export function createPictureHosts({ shopUrl, named, readSiteUrl, log, now }: PictureHostsOptions): PictureHosts {
  let own: readonly string[] = [];
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async () => {
    try {
      const siteUrl = await readSiteUrl();
      const isElsewhere =
        siteUrl?.protocol === "https:" && !isShopAddress(siteUrl, shopUrl) && isPublicHost(siteUrl.host);
      own = siteUrl && isElsewhere ? [siteUrl.host] : [];
      askAgainAt = now() + REMEMBER_MS;
    } catch (error) {
      log.debug("The shop's own address cannot be read", { error });
      askAgainAt = now() + RETRY_MS;
    }
  };

  const current = () => [...named, ...own];
  return {
    current,
    all: async () => {
      if (now() >= askAgainAt) {
        asking ??= ask().finally(() => {
          asking = null;
        });
        await asking;
      }
      return current();
    },
  };
}
