export {
  anyFault,
  type DeskQuery,
  emptyDeskQuery,
  parseDeskQuery,
  stringifyDeskQuery,
  unlistedDevice,
} from "./deskQuery.ts";
export {
  adviceOn,
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
  firstFreeDay,
  freePlaces,
  type RepairDay,
  type RepairSlot,
  type RepairWay,
} from "./repairBooking.ts";
export { defaultDesk, type RepairDeskSettings, repairQuestions } from "./repairDesk.ts";
export {
  bookingsIn,
  parseRepairDetails,
  stringifyRepairDetails,
  type RepairDetails,
  repairKeys,
} from "./repairDetails.ts";
export { type BookableFault, faultsOf, type PartsChoice, repairDevices } from "./repairDevices.ts";
export {
  type RepairDecision,
  type RepairEvent,
  type RepairProgress,
  type RepairState,
  repairStates,
  type RepairStep,
  repairSteps,
} from "./repairProgress.ts";
export type { RepairTicket } from "./repairTicket.ts";
export type { RepairWork } from "./repairWork.ts";
export { repairCategory, type RepairMenu, repairMenus, type RepairOffer, repairOffersFor } from "./repairs.ts";
export { type DeviceChoices, devicesFor } from "./devicesFor.ts";
