export {
  type AccountTab,
  accountTabs,
  type Download,
  type GuestAction,
  parseAccountTab,
  parseGuestAction,
  MIN_PASSWORD_LENGTH,
  type Viewer,
} from "./account.ts";
export { type Address, type BillingAddress, type CountryState, createEmptyAddress } from "./address.ts";
export {
  areAddressesEqual,
  formatAddressTitle,
  listDistinctAddresses,
  MAX_STORED_ADDRESSES,
  STORED_ADDRESS_PLACES,
  hasLocation,
  toPostalAddress,
  type AddressPlacement,
  type StoreAddressResult,
  type StoredAddress,
} from "./addressBook.ts";
export type { AccountFailure, AddressBookFailure, RegistrationFailure } from "./failure.ts";
export { listLocalityLines, printsStateName } from "./localityLines.ts";
export { listExpiringDownloads } from "./listExpiringDownloads.ts";
export type { Customer } from "./customer.ts";
export type { NewPasswordValues } from "./newPassword.ts";
export { formatViewerName } from "./formatViewerName.ts";
