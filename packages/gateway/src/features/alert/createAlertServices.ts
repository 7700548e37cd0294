import { fetchProduct, type ShopClient } from "@rewire/data/server";
import type { ProductDetail, ShopSettings } from "@rewire/domain";
import type { Secrets } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import { ALL_TAG } from "../catalogue/changes/tags.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { AlertService, AlertWatch, ComposeAlert } from "./AlertService.ts";
import { createAlertKeys } from "./createAlertKeys.ts";
import { composePlainAlertMail, createAlertMails } from "./createAlertMails.ts";
import { createAlerts, type AlertsOptions } from "./createAlerts.ts";
import { createAlertStore } from "./createAlertStore.ts";
import { createAlertWatch } from "./createAlertWatch.ts";

interface AlertServicesOptions extends Pick<AlertsOptions, "limit" | "now" | "log"> {
  readonly shop: ShopClient;
  readonly catalogue: Pick<CatalogueService, "product" | "cards" | "onChange">;
  readonly outbox: Pick<Outbox, "enqueue" | "isAvailable">;
  readonly state: KeyValueStore;
  readonly secrets: Secrets;
  readonly settings: Pick<ShopSettings, "showAlerts" | "currency">;
  /** @default e-mails in English */
  readonly composeAlert?: ComposeAlert | undefined;
  readonly log: Log;
}

/** Service for alerts, and the periodic check of their products. */
export interface AlertServices {
  readonly alerts: AlertService;
  readonly alertWatch: Omit<AlertWatch, "noteAll">;
}

/**
 * Creates the service for alerts and the periodic check of their products. Nothing is checked if no e-mails can be
 * sent.
 */
export function createAlertServices(options: AlertServicesOptions): AlertServices {
  const {
    outbox,
    state,
    secrets,
    settings,
    composeAlert: compose = composePlainAlertMail,
    catalogue,
    now,
    log,
  } = options;
  const { currency } = settings;
  const isOffered = settings.showAlerts && outbox.isAvailable;
  const keys = createAlertKeys(secrets);
  const store = createAlertStore(state);
  const mails = createAlertMails({ outbox, keys, currency, compose });
  const alertWatch = createAlertWatch({ store, mails, readProduct: createProductReader(options), currency, now, log });
  const note = (ids: Iterable<number>) => {
    if (isOffered) alertWatch.note(ids);
  };
  const unsubscribe = catalogue.onChange(({ tags }) => {
    if (tags.includes(ALL_TAG)) alertWatch.noteAll();
    note(tags.flatMap((tag) => Number(/^product-(\d+)$/.exec(tag)?.[1]) || []));
  });
  return {
    alerts: createAlerts({ ...options, isOffered, store, mails, keys, product: catalogue.product, note, currency }),
    alertWatch: {
      note,
      settlePending: async () => {
        if (isOffered) await alertWatch.settlePending();
      },
      close: async () => {
        unsubscribe();
        await alertWatch.close();
      },
    },
  };
}

/** Creates the read of a product from the shop itself, also after its slug has changed. */
const createProductReader =
  ({ shop, catalogue }: Pick<AlertServicesOptions, "shop" | "catalogue">) =>
  async (id: number, slug: string): Promise<ProductDetail | null> => {
    const product = await fetchProduct(shop, slug);
    if (product?.id === id) return product;
    const cards = await catalogue.cards([id]);
    const newSlug = cards.ok ? cards.value[0]?.slug : undefined;
    const movedProduct = newSlug === undefined || newSlug === slug ? null : await fetchProduct(shop, newSlug);
    return movedProduct?.id === id ? movedProduct : null;
  };
