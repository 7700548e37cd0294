import { createShopClient, fetchSiteUrl, type ShopClient } from "@rewire/data/server";
import { watchLogIn, type LogInWatch } from "../shop/authentication/watchLogIn.ts";
import { watchShop, type ShopWatch } from "../shop/watchShop.ts";
import { createPictureHosts, type PictureHosts } from "../shop/pictures/createPictureHosts.ts";
import { withOwnPictures } from "../shop/pictures/withOwnPictures.ts";
import type { PartsOptions } from "../config/PartsOptions.ts";

/** The shop as the gateway asks it. */
export interface ShopParts {
  readonly shopUrl: URL;
  /** Its answers name pictures by same-origin addresses. */
  readonly shop: ShopClient;
  /** The same with the time that placing an order may take. */
  readonly checkoutShop: ShopClient;
  /** Gives another client's answers the same addresses of pictures. */
  readonly dress: (client: ShopClient) => ShopClient;
  readonly shopWatch: ShopWatch;
  readonly pictureHosts: PictureHosts;
  readonly logInWatch: LogInWatch;
}

/** Makes the clients of the shop; nothing is asked of it yet. */
export function connectShop({ config, log, shopFetch, monotonicNow }: PartsOptions): ShopParts {
  const { limits, settings } = config;
  const shopUrl = new URL(config.shop.url);
  const shopWatch = watchShop(monotonicNow);
  const warnings = new Set<string>();
  /** What one of the clients has told, the others need not tell again. */
  const warnOnce = (message: string) => {
    if (warnings.has(message)) return;
    warnings.add(message);
    log.warn(message);
  };
  const clientFor = (timeoutMs: number) =>
    shopWatch.watched(
      createShopClient({
        url: config.shop.url,
        currency: settings.store.currency,
        fetch: shopFetch,
        timeoutMs,
        queriesByGet: config.shop.queriesByGet,
        maxAnswerBytes: limits.shopAnswerBytes,
        log: warnOnce,
      }),
    );
  const shop = clientFor(limits.shopTimeoutMs);
  const pictureHosts = createPictureHosts({
    shopUrl,
    named: config.shop.pictureHosts,
    readSiteUrl: () => fetchSiteUrl(shop),
    log,
    now: monotonicNow,
  });
  const dress = (client: ShopClient) => withOwnPictures(client, shopUrl, pictureHosts);
  return {
    shopUrl,
    shop: dress(shop),
    checkoutShop: dress(clientFor(limits.checkoutTimeoutMs)),
    dress,
    shopWatch,
    pictureHosts,
    logInWatch: watchLogIn({ shop, by: config.logIn.by, log, monotonicNow }),
  };
}
