import type { AlertService } from "../alert/AlertService.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/**
 * Creates the source of the alerts that belong to an account's e-mail address. The customer owns these alerts, because
 * each was confirmed by e-mail.
 */
export const createAlertSource = (alerts: Pick<AlertService, "alertsOf" | "endAllOf">): PersonalDataSource => ({
  name: "alerts",
  export: async ({ subject }) => toJson(await alerts.alertsOf(subject.email)),
  erase: null,
  eraseByEmail: async (email) => {
    await alerts.endAllOf(email);
  },
});
