import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { Accounts } from "../features/account/createAccounts.ts";
import { createAddressBook, type AddressBook } from "../features/addressBook/createAddressBook.ts";
import { createAlertSource } from "../features/privacy/createAlertSource.ts";
import { createContactSource } from "../features/privacy/createContactSource.ts";
import { createErasureLinks } from "../features/privacy/createErasureLinks.ts";
import { createErasures } from "../features/privacy/createErasures.ts";
import { createPrivacyService } from "../features/privacy/createPrivacyService.ts";
import { createReviewSources } from "../features/privacy/createReviewSources.ts";
import { createTradeInSource } from "../features/privacy/createTradeInSource.ts";
import { createWithdrawalSource } from "../features/privacy/createWithdrawalSource.ts";
import type { PersonalDataSource } from "../features/privacy/PersonalDataSource.ts";
import type { PrivacyService } from "../features/privacy/PrivacyService.ts";
import { shopRecordsSource } from "../features/privacy/shopRecordsSource.ts";
import { createSharedWishlists, type SharedWishlists } from "../features/wishlist/createSharedWishlists.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { ShopServices } from "./createShopServices.ts";
import { openPhotoFolder } from "./createReviewServices.ts";
import type { SalesServices } from "./createSalesServices.ts";
import type { StateServices } from "./openState.ts";

/** Services for the personal data of customers with an account. */
export interface PersonalServices {
  readonly privacy: PrivacyService;
  /** Further addresses of customers. */
  readonly addressBook: AddressBook;
  /** Wishlists that are shared by a link. */
  readonly sharedWishlists: SharedWishlists;
}

type PersonalOptions = ServiceOptions &
  StateServices &
  Pick<ShopServices, "shop" | "serviceAccount"> &
  Pick<SalesServices, "alerts" | "outbox" | "tradeIn"> &
  Pick<Accounts, "logins" | "shopSessions" | "verifyPassword"> & {
    readonly limits: Limits;
    /** Called when photos of a product's reviews are shown no more. */
    readonly onReview: (productId: number) => void;
  };

/** Creates the services for personal data, with a source for each feature that stores personal data. */
export function createPersonalServices(options: PersonalOptions): PersonalServices {
  const { state: store, limits, outbox, now, serviceAccount: account } = options;
  const { addressBook, source: addressSource } = createAddressBook({ ...options, store });
  const { sharedWishlists, source: wishlistSource } = createSharedWishlists({
    ...options,
    store,
    limit: limits.sharedList,
  });
  const sources: readonly PersonalDataSource[] = [
    shopRecordsSource,
    addressSource,
    createWithdrawalSource(store),
    createAlertSource(options.alerts),
    createTradeInSource(options.tradeIn),
    wishlistSource,
    ...createReviewSources({ account, folder: openPhotoFolder(options.config), onChanged: options.onReview }),
    createContactSource(store),
  ];
  const erasures = createErasures({ ...options, store, sources, account });
  return {
    addressBook,
    sharedWishlists,
    privacy: createPrivacyService({
      ...options,
      sources,
      erasures,
      erasureLinks: createErasureLinks({ ...options, account, store }),
      canFindAccounts: account !== null,
      outbox,
      store,
      now,
      limit: limits.personalData,
    }),
  };
}
