export {
  unlistedFaultSlug,
  type DeskQuery,
  emptyDeskQuery,
  parseDeskQuery,
  stringifyDeskQuery,
  toKnownDeskQuery,
  toRepairQuery,
  unlistedDeviceSlug,
} from "./deskQuery.ts";
export {
  toRepairAdvice,
  type Device,
  deviceFamilies,
  type DeviceFamily,
  type DeviceSearch,
  type Fault,
  quoteRepair,
  type RepairAdvice,
  type RepairParts,
  type RepairPrice,
  type RepairQuote,
} from "./repair.ts";
export {
  type BookedRepair,
  findFirstFreeDay,
  countFreePlaces,
  type RepairDay,
  type RepairSlot,
  type HandoverMethod,
} from "./repairBooking.ts";
export { defaultDeskSettings, type RepairDeskSettings, listRepairQuestions } from "./repairDesk.ts";
export {
  isCompleteBooking,
  listBookings,
  MAX_ORDER_REPAIRS,
  type OrderRepair,
  parseOrderRepairs,
  parseRepairDetails,
  stringifyRepairDetails,
  toRepairMetaKey,
  type RepairDetails,
  repairKeys,
} from "./repairDetails.ts";
export { type BookableFault, listBookableFaults, type PartsChoice, listRepairDevices } from "./listRepairDevices.ts";
export {
  type RepairDecision,
  type RepairEvent,
  type RepairProgress,
  type RepairState,
  repairStates,
  type RepairStep,
  listRepairSteps,
} from "./repairProgress.ts";
export { parseRepairPosition, type RepairLink, stringifyRepairLink, toRepairLinkFields } from "./repairLink.ts";
export { type RelatedRepair, listRepairChanges, type RepairChanges, type RepairTicket } from "./repairTicket.ts";
export type { RepairWork } from "./repairWork.ts";
export {
  isLowerBound,
  repairCategory,
  type RepairMenu,
  createRepairMenus,
  type RepairOffer,
  listRepairOffers,
} from "./repairs.ts";
export { type DeviceChoices, filterDevices } from "./filterDevices.ts";
