import { createShopClient, type ShopClient } from "@rewire/data/server";
import { watchShop, type ShopWatch } from "../health/watchShop.ts";
import { withOwnPictures } from "../media/withOwnPictures.ts";
import type { PartsOptions } from "./PartsOptions.ts";

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
}

/** Makes the clients of the shop; nothing is asked of it yet. */
export function connectShop({ config, log, shopFetch, monotonicNow }: PartsOptions): ShopParts {
  const { limits, settings } = config;
  const shopUrl = new URL(config.shop.url);
  const shopWatch = watchShop(monotonicNow);
  const dress = (client: ShopClient) => withOwnPictures(client, shopUrl, config.shop.pictureHosts);
  const clientFor = (timeoutMs: number) =>
    dress(
      shopWatch.watched(
        createShopClient({
          url: config.shop.url,
          currency: settings.store.currency,
          fetch: shopFetch,
          timeoutMs,
          queriesByGet: config.shop.queriesByGet,
          maxAnswerBytes: limits.shopAnswerBytes,
          log: (message) => log.warn(message),
        }),
      ),
    );
  return {
    shopUrl,
    shop: clientFor(limits.shopTimeoutMs),
    checkoutShop: clientFor(limits.checkoutTimeoutMs),
    dress,
    shopWatch,
  };
}
