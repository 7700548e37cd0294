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
export { assessAlert, type AlertCondition, type AlertAssessment } from "./assessAlert.ts";
