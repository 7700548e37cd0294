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
export {
  createFitTable,
  emptyFit,
  determineFit,
  isDeviceItself,
  determineFitByTerms,
  type FitTable,
  type FittingDevice,
  type ProductFit,
  type UnchargeableDevice,
} from "./fitTable.ts";
export { assessFit, type FitAssessment, type FitKind } from "./assessFit.ts";
export { defaultChargingSettings, type ChargingSettings } from "./charging.ts";
export { listCompanions, selectCompanionCandidates } from "./listCompanions.ts";
export { sortMadeForDeviceFirst } from "./sortMadeForDeviceFirst.ts";
export { selectRelatedProducts } from "./selectRelatedProducts.ts";
export { calculateSetPrice } from "./calculateSetPrice.ts";
