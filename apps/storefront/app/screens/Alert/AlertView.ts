import type { AlertKind, AlertRequestResult, Money } from "@rewire/domain";
import type { AlertFormValues, AlertPageState } from "@rewire/ui";

/** Content of the alert page: the state of an alert, or an invalid form with the entered values. */
export type AlertView =
  | AlertPageState
  | {
      readonly step: "form";
      readonly kind: AlertKind;
      readonly slug: string;
      readonly name: string;
      readonly variationId: number | null;
      readonly price: Money | null;
      readonly result: AlertRequestResult;
      readonly values: AlertFormValues;
    };
