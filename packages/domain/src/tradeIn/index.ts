export { defaultTradeInValues } from "./defaultTradeInValues.ts";
export {
  estimateTradeIn,
  listTradeInQuestions,
  tradeInQuestions,
  type RepairableProblem,
  type TradeInCost,
  type TradeInEstimate,
  type TradeInProblem,
} from "./tradeIn.ts";
export {
  canChangeTradeIn,
  checkTradeInFields,
  emptyTradeInFields,
  toBookedEstimate,
  tradeInLengths,
  type BookedEstimate,
  type TradeInAppointment,
  type TradeInDevice,
  type TradeInFields,
  type TradeInIssue,
  type TradeInIssues,
  type TradeInResult,
} from "./tradeInBooking.ts";
export {
  emptyTradeInQuery,
  areAllQuestionsAnswered,
  listProblems,
  listTradeInFields,
  parseTradeInQuery,
  stringifyTradeInQuery,
  type TradeInAnswers,
  type TradeInQuery,
} from "./tradeInQuery.ts";
export {
  findTradeInBases,
  findTradeInGaps,
  isValueForDevice,
  parseTradeInValues,
  type MoneyRange,
  type TradeInBase,
  type TradeInGaps,
  type TradeInValue,
} from "./tradeInValues.ts";
