export {
  defaultEcodesignAttributes,
  defaultLabelledCategories,
  ecodesignFields,
  listSheetAttributes,
  needsEnergyLabel,
  type EcodesignAttributes,
  type EcodesignField,
  type LabelledCategories,
} from "./attributes.ts";
export {
  durabilityClasses,
  energyClasses,
  MIN_DURABILITY_YEARS,
  repairabilityParts,
  type DurabilityClass,
  type Ecodesign,
  type EnergyClass,
  type EnergyLabel,
  type Repairability,
  type RepairabilityPart,
} from "./ecodesign.ts";
export { parseEnergyClass, readEcodesign } from "./readEcodesign.ts";
