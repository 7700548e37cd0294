export { createGateway, type Gateway, type GatewayOptions } from "./createGateway.ts";
export type {
  OrderAssignment,
  OrderAssignmentOffer,
  OrderAssignmentResult,
} from "./features/order/createOrderAssignment.ts";
export type { OrderAccess, OrderLookup } from "./features/order/createOrderAccess.ts";
export type { OrderProof } from "./features/order/orderProof.ts";
export type {
  BookedDevice,
  BookingMail,
  BookingReference,
  ComposeBooking,
} from "./features/repair/createBookingMails.ts";
export type { RepairChangeResult, RepairLookup } from "./features/repair/RepairService.ts";
export {
  checkLogIn,
  describeLogIn,
  type LogInSupport,
  type LogInStrategyName,
} from "./shop/authentication/checkLogIn.ts";
export { readClientAddress } from "./http/clientAddress.ts";
export type {
  AlertConfirmation,
  AlertMail,
  AlertMailContent,
  AlertRequest,
  AlertService,
  AlertView,
  ComposeAlert,
} from "./features/alert/AlertService.ts";
export type {
  TradeInChangeResult,
  TradeInCustomer,
  TradeInRequest,
  TradeInService,
} from "./features/tradeIn/TradeInService.ts";
export type { CatalogueService } from "./features/catalogue/CatalogueService.ts";
export type { CatalogueChange } from "./features/catalogue/changes/createChangeEmitter.ts";
export type { ContentPages } from "./features/content/createContentPages.ts";
export type { ContentPageAddress, ContentPageSource } from "./config/ContentPageSource.ts";
export type { ListUrls } from "./features/edge/createEdges.ts";
export type { GatewayServices } from "./GatewayServices.ts";
export type { ContactMail, ContactMessage, ContactService, ContactUpload } from "./features/contact/ContactService.ts";
export { MAX_UPLOAD_BYTES, acceptsUploads } from "./http/uploads/uploadPaths.ts";
export type { MailAttachment, Outbox, OutboxMail } from "./features/mail/Outbox.ts";
export type { JsonValue } from "./features/privacy/PersonalDataSource.ts";
export type {
  ComposeErasureMails,
  ErasureCustomer,
  ErasureMails,
  ErasureProgress,
  ErasureLinkResult,
  ErasureResult,
  ExportResult,
  PersonalDataExport,
  PlainTextMail,
  LinkRequestResult,
  PrivacyRefusal,
  PrivacyService,
} from "./features/privacy/PrivacyService.ts";
export type {
  ContractView,
  ContractViewLookup,
  DeclarationResult,
  WithdrawalReceipt,
  WithdrawalReference,
  WithdrawalService,
} from "./features/withdrawal/WithdrawalService.ts";
export type { ComposeReceipt } from "./features/withdrawal/createWithdrawalService.ts";
export type { ReceiptMail } from "./features/withdrawal/settleWithdrawal.ts";
export {
  findRecordedPayment,
  type LoggedWithdrawal,
  type WithdrawalRecord,
} from "./features/withdrawal/withdrawalRecord.ts";
export { readConfig } from "./config/readConfig.ts";
export { environmentVariables, type EnvironmentVariable } from "./config/environment.ts";
export { listUnsetSettings, formatUnsetSettings, type UnsetSetting } from "./config/unsetSettings.ts";
export { requireHosts } from "./config/requireHosts.ts";
export { ConfigError, type ConfigIssue } from "./config/ConfigError.ts";
export type { GatewayConfig, Seller } from "./config/GatewayConfig.ts";
export { createLog, silentLog, type Log, type LogFields, type LogFormat, type LogLevel } from "./log/createLog.ts";
export { REQUEST_ID_PATTERN } from "./http/createRequestIdMiddleware.ts";
export { createRejectionHeaders } from "./http/createHeadersMiddleware.ts";
export { createSecurityHeaders } from "./http/createSecurityHeaders.ts";
export { getPublicUrl, isSameOrigin, isSecure } from "./http/origin.ts";
export { logCrossSite } from "./http/requireSameOrigin.ts";
export type { KeyValueStore } from "./storage/KeyValueStore.ts";
export { KeyValueStoreUnavailableError } from "./storage/errors.ts";
export { createMemoryStore } from "./storage/createMemoryStore.ts";
export { createSqliteStore } from "./storage/createSqliteStore.ts";
