import { createShopClient, fetchSiteUrl, type ShopClient } from "@rewire/data/server";
import { listSheetAttributes } from "@rewire/domain";
import { createLogInMonitor, type LogInMonitor } from "../shop/authentication/createLogInMonitor.ts";
import { createServiceAccount, type ServiceAccount } from "../shop/createServiceAccount.ts";
import { createShopMonitor, type ShopMonitor } from "../shop/createShopMonitor.ts";
import { createPictureHosts, type PictureHosts } from "../shop/pictures/createPictureHosts.ts";
import { withMediaUrls } from "../shop/pictures/withMediaUrls.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";

/**
 * Clients that send requests to the shop, with the monitors of its availability and log-in support, its picture hosts,
 * and its service account.
 */
export interface ShopServices {
  readonly shopUrl: URL;
  /** Client whose responses have same-origin URLs of pictures. */
  readonly shop: ShopClient;
  /** The same client with the timeout of placing an order. */
  readonly checkoutClient: ShopClient;
  /** Wraps another client in the same way, with the same picture URLs. */
  readonly wrapClient: (client: ShopClient) => ShopClient;
  readonly shopMonitor: ShopMonitor;
  readonly pictureHosts: PictureHosts;
  readonly logInMonitor: LogInMonitor;
  /** Shop manager's log-in; null for none. */
  readonly serviceAccount: ServiceAccount | null;
}

/** Creates the clients that send requests to the shop. Sends no request itself. */
export function createShopServices({ config, log, shopFetch, monotonicNow }: ServiceOptions): ShopServices {
  const { limits, settings } = config;
  const shopUrl = new URL(config.shop.url);
  const shopMonitor = createShopMonitor(monotonicNow);
  const loggedWarnings = new Set<string>();
  /** A warning of one client is not repeated by the others. */
  const warnOnce = (message: string) => {
    if (loggedWarnings.has(message)) return;
    loggedWarnings.add(message);
    log.warn(message);
  };
  const createClient = (timeoutMs: number) =>
    shopMonitor.watched(
      createShopClient({
        url: config.shop.url,
        currency: settings.shop.currency,
        energyAttribute: config.catalogue.ecodesignAttributes.energyClass,
        sheetAttributes: listSheetAttributes(config.catalogue.ecodesignAttributes),
        unitPriceAttributes: config.catalogue.unitPriceAttributes,
        fetch: shopFetch,
        timeoutMs,
        usesGetForQueries: config.shop.queriesByGet,
        maxResponseBytes: limits.shopResponseBytes,
        log: warnOnce,
      }),
    );
  const shop = createClient(limits.shopTimeoutMs);
  const pictureHosts = createPictureHosts({
    shopUrl,
    named: config.shop.pictureHosts,
    readSiteUrl: () => fetchSiteUrl(shop),
    log,
    now: monotonicNow,
  });
  const wrapClient = (client: ShopClient) => withMediaUrls(client, shopUrl, pictureHosts);
  return {
    shopUrl,
    shop: wrapClient(shop),
    checkoutClient: wrapClient(createClient(limits.checkoutTimeoutMs)),
    wrapClient,
    shopMonitor,
    pictureHosts,
    logInMonitor: createLogInMonitor({ shop, method: config.logIn.by, log, monotonicNow }),
    serviceAccount:
      config.serviceAccount &&
      createServiceAccount({
        ...config.serviceAccount,
        url: config.shop.url,
        currency: settings.shop.currency,
        timeoutMs: limits.shopTimeoutMs,
        fetch: shopFetch,
      }),
  };
}
