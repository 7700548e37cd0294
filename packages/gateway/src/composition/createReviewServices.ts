import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { EnrichProductReviews } from "../features/catalogue/createCatalogueService.ts";
import type { Outbox } from "../features/mail/Outbox.ts";
import { addPhotos } from "../features/review/addPhotos.ts";
import { createPurchaseVerifier } from "../features/review/createPurchaseVerifier.ts";
import { createPhotoFolder } from "../features/review/createPhotoFolder.ts";
import { createReviewPhotos } from "../features/review/createReviewPhotos.ts";
import type { ReviewPhotos } from "../features/review/ReviewPhotos.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { ShopServices } from "./createShopServices.ts";
import type { StateServices } from "./openState.ts";

/** Services for review photos. */
export interface ReviewServices {
  readonly reviewPhotos: ReviewPhotos;
}

type ReviewServicesOptions = Pick<ServiceOptions, "config" | "log"> & {
  readonly outbox: Outbox;
  readonly limits: Limits;
  readonly onReview: (productId: number) => void;
};

/** Opens the folder of review photos. Returns null if the shop does not accept photos. */
export const openPhotoFolder = ({ reviewPhotoDir }: ServiceOptions["config"]) =>
  reviewPhotoDir === null ? null : createPhotoFolder(reviewPhotoDir);

/** Creates the services for review photos. */
export function createReviewServices({ config, log, outbox, limits, onReview }: ReviewServicesOptions): ReviewServices {
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

type EnricherOptions = Pick<ServiceOptions, "config" | "log" | "now"> &
  Pick<StateServices, "state"> &
  Pick<ShopServices, "serviceAccount"> & { readonly onReview: (productId: number) => void };

/** Creates the function that adds photos and the badges of verified purchases to reviews. */
export function createReviewEnricher(options: EnricherOptions): EnrichProductReviews {
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
