import type { AlertKind, AlertRequestResult, Money } from "@rewire/domain";
import type { AlertFormValues, AlertPageState } from "@rewire/ui";

/** What the page of alerts shows: the state of an alert, or a refused form with what was typed. */
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
