import type { AlertService } from "../alert/AlertService.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/** Creates the source of alerts at the account's e-mail address, which only its owner can have confirmed. */
export const createAlertSource = (alerts: Pick<AlertService, "alertsOf" | "endAllOf">): PersonalDataSource => ({
  name: "alerts",
  export: async ({ subject }) => toJson(await alerts.alertsOf(subject.email)),
  erase: async ({ email }) => {
    await alerts.endAllOf(email);
  },
});
