import { isShopAddress } from "./toMediaPath.ts";
import { isPublicHost } from "../../config/isPublicHost.ts";
import type { Log } from "../../log/createLog.ts";

/** Hosts from which pictures may be fetched, in addition to the host of the shop's endpoint. */
export interface PictureHosts {
  /** Returns the allowed hosts: the configured ones, and the shop's own if it has been read. */
  readonly current: () => readonly string[];
  /** Returns the same after fetching the shop's own URL, where that has not been read yet; never rejects. */
  readonly all: () => Promise<readonly string[]>;
}

/** Creates a fixed list of picture hosts, without a request to the shop. */
export const createFixedPictureHosts = (configuredHosts: readonly string[]): PictureHosts => ({
  current: () => configuredHosts,
  all: async () => configuredHosts,
});

interface PictureHostsOptions {
  readonly shopUrl: URL;
  /** Hosts configured by the shop's owner. */
  readonly named: readonly string[];
  /** Fetches the site URL configured in the shop. */
  readonly readSiteUrl: () => Promise<URL | null>;
  readonly log: Log;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
}

const SITE_URL_TTL_MS = 3_600_000;
const RETRY_MS = 60_000;

/**
 * Creates the list of hosts that serve the shop's pictures: the configured hosts, and the host of the shop's site URL,
 * which may differ from that of its endpoint. The site URL is read when a picture on an unknown host occurs, and is
 * then cached.
 */
export function createPictureHosts({
  shopUrl,
  named: configuredHosts,
  readSiteUrl,
  log,
  now,
}: PictureHostsOptions): PictureHosts {
  let siteHosts: readonly string[] = [];
  let nextReadAt = Number.NEGATIVE_INFINITY;
  let pendingRead: Promise<void> | null = null;

  const readSiteHosts = async () => {
    try {
      const siteUrl = await readSiteUrl();
      const isOtherHost =
        siteUrl?.protocol === "https:" && !isShopAddress(siteUrl, shopUrl) && isPublicHost(siteUrl.host);
      siteHosts = siteUrl && isOtherHost ? [siteUrl.host] : [];
      nextReadAt = now() + SITE_URL_TTL_MS;
    } catch (error) {
      log.debug("The shop's own address cannot be read", { error });
      nextReadAt = now() + RETRY_MS;
    }
  };

  const current = () => [...configuredHosts, ...siteHosts];
  return {
    current,
    all: async () => {
      if (now() >= nextReadAt) {
        pendingRead ??= readSiteHosts().finally(() => {
          pendingRead = null;
        });
        await pendingRead;
      }
      return current();
    },
  };
}
