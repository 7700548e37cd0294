export {
  alertKinds,
  checkAlertRequest,
  findAlertState,
  parseAlertKind,
  type AlertFields,
  type AlertIssue,
  type AlertIssues,
  type AlertKind,
  type AlertRequestResult,
  type AlertState,
} from "./alert.ts";
export { judgeAlert, type AlertCondition, type AlertJudgment } from "./judgeAlert.ts";
