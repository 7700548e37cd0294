export {
  addDevice,
  hasDevice,
  listOwnedDevices,
  MAX_OWNED_DEVICES,
  mergeDevices,
  mergeGuestDevices,
  removeDevice,
  type FitDevice,
  type OwnedDevice,
  type OwnedDevices,
} from "./ownedDevices.ts";
export { isDeviceFamily, parseDevices, stringifyDevices } from "./serializeDevices.ts";
export { createFitTable, emptyFit, fitOf, isDeviceItself, type FitTable, type ProductFit } from "./fitTable.ts";
export { assessFit, type FitAssessment } from "./assessFit.ts";
export { listCompanions } from "./listCompanions.ts";
export { selectRelated } from "./selectRelated.ts";
export { calculateSetPrice } from "./calculateSetPrice.ts";
