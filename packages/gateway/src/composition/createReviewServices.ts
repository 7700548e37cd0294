import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { CompleteProductReviews } from "../features/catalogue/createCatalogueService.ts";
import type { Outbox } from "../features/mail/Outbox.ts";
import { addPhotos } from "../features/review/addPhotos.ts";
import { createPurchaseVerifier } from "../features/review/createPurchaseVerifier.ts";
import { createPhotoFolder } from "../features/review/createPhotoFolder.ts";
import { createReviewPhotos } from "../features/review/createReviewPhotos.ts";
import type { ReviewPhotos } from "../features/review/ReviewPhotos.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { ShopServices } from "./connectShop.ts";
import type { StateServices } from "./openState.ts";

/** Services for photos of reviews and for shared wishlists. */
export interface ShopperServices {
  readonly reviewPhotos: ReviewPhotos;
}

type ShopperOptions = Pick<ServiceOptions, "config" | "log"> & {
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly onReview: (productId: number) => void;
};

/** Opens the folder of the photos; null where none are taken. */
export const openPhotoFolder = ({ reviewPhotoDir }: ServiceOptions["config"]) =>
  reviewPhotoDir === null ? null : createPhotoFolder(reviewPhotoDir);

/** Creates the services for photos of reviews. */
export function createShopperServices({ config, log, outbox, limits, onReview }: ShopperOptions): ShopperServices {
  return {
    reviewPhotos: createReviewPhotos({
      folder: openPhotoFolder(config),
      outbox,
      limit: limits.reviewPhotos,
      onChanged: onReview,
      log,
    }),
  };
}

type CompletionOptions = Pick<ServiceOptions, "config" | "log" | "now"> &
  Pick<StateServices, "state"> &
  Pick<ShopServices, "serviceAccount"> & { readonly onReview: (productId: number) => void };

/** Creates the function that adds photos and the badges of verified purchases to reviews. */
export function createReviewCompletion(options: CompletionOptions): CompleteProductReviews {
  const { config, log, now, state, serviceAccount, onReview } = options;
  const purchaseVerifier = createPurchaseVerifier({
    account: serviceAccount,
    store: state,
    now,
    log,
    onVerified: onReview,
  });
  const folder = openPhotoFolder(config);
  return async ({ slug, id }, reviews) => {
    const markedReviews = await purchaseVerifier.mark(slug, reviews);
    if (!folder || id === null) return markedReviews;
    try {
      return await addPhotos(folder, id, markedReviews);
    } catch (error) {
      log.warn("Photos of reviews cannot be read", { error });
      return markedReviews;
    }
  };
}
