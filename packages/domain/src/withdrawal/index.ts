export type {
  DeclarationKind,
  ContractLine,
  ContractRepair,
  LineQuantity,
  OrderContract,
  WithdrawnLine,
} from "./contract.ts";
export { defaultExclusions, exclusionKinds, findExclusion, type ExclusionKind, type Exclusions } from "./exclusions.ts";
export {
  assessLines,
  isClosedForDeclarations,
  withdrawalDays,
  type GoodsCondition,
  type AssessmentTerms,
  type IsPublicHoliday,
  type LineAssessment,
  type RefusalRule,
} from "./assessLines.ts";
export { findPaymentState, type PaymentState } from "./findPaymentState.ts";
export { chooseLines, type ChosenLines, type LineChoice, type RefusedLine } from "./chooseLines.ts";
export { findServiceKind, findServicesOnly, type ServiceKind } from "./servicesOnly.ts";
export { matchWithdrawnLines } from "./matchWithdrawnLines.ts";
export { listWithdrawnRepairs } from "./listWithdrawnRepairs.ts";
export { calculateRefund, type Refund } from "./calculateRefund.ts";
export { returnReasons, type ReturnReason, type ReturnMethod, type ReturnState, returnStates } from "./returns.ts";
