import type { AlertService } from "../alert/AlertService.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/**
 * Creates the source of the alerts for an account's e-mail address. They are the customer's own, because alerts are
 * confirmed by e-mail.
 */
export const createAlertSource = (alerts: Pick<AlertService, "alertsOf" | "endAllOf">): PersonalDataSource => ({
  name: "alerts",
  export: async ({ subject }) => toJson(await alerts.alertsOf(subject.email)),
  erase: async ({ email }) => {
    await alerts.endAllOf(email);
  },
});
