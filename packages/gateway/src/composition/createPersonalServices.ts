import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { Accounts } from "../features/account/createAccounts.ts";
import { createAddressBook, type AddressBook } from "../features/addressBook/createAddressBook.ts";
import { createAlertSource } from "../features/privacy/createAlertSource.ts";
import { createErasures } from "../features/privacy/createErasures.ts";
import { createPrivacyService } from "../features/privacy/createPrivacyService.ts";
import { createWithdrawalSource } from "../features/privacy/createWithdrawalSource.ts";
import type { PersonalDataSource } from "../features/privacy/PersonalDataSource.ts";
import type { PrivacyService } from "../features/privacy/PrivacyService.ts";
import { shopRecordsSource } from "../features/privacy/shopRecordsSource.ts";
import type { Limits } from "../storage/limits/createLimits.ts";
import type { ShopServices } from "./connectShop.ts";
import type { SalesServices } from "./createSalesServices.ts";
import type { StateServices } from "./openState.ts";

/** Services for the personal data of customers with an account. */
export interface PersonalServices {
  readonly privacy: PrivacyService;
  /** Further addresses of customers. */
  readonly addressBook: AddressBook;
}

type PersonalOptions = ServiceOptions &
  StateServices &
  Pick<ShopServices, "shop" | "serviceAccount"> &
  Pick<SalesServices, "alerts" | "outbox"> &
  Pick<Accounts, "logIns" | "shopSessions" | "verifyPassword"> & { readonly limits: Limits };

/** Creates the services for personal data; every feature that stores some has its source here. */
export function createPersonalServices(options: PersonalOptions): PersonalServices {
  const { state: store, limits, outbox, now } = options;
  const { addressBook, source: addressSource } = createAddressBook({ ...options, store });
  const sources: readonly PersonalDataSource[] = [
    shopRecordsSource,
    addressSource,
    createWithdrawalSource(store),
    createAlertSource(options.alerts),
  ];
  const erasures = createErasures({ ...options, store, sources, account: options.serviceAccount });
  return {
    addressBook,
    privacy: createPrivacyService({ ...options, sources, erasures, outbox, store, now, limit: limits.personalData }),
  };
}
