import type { EnergyLabel } from "@rewire/domain";
import { useIntl } from "react-intl";

/** Row of an energy label or of its product information sheet. */
export interface LabelRow {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

/** Returns the rows of an energy label other than its class, in the order of the label. Unknown values are omitted. */
export function useLabelRows(label: EnergyLabel): readonly LabelRow[] {
  const { formatMessage } = useIntl();
  const {
    energyUse,
    batteryTime,
    batteryCycles,
    dropClass: freeFallClass,
    repairClass,
    ingress: ingressRating,
  } = label;
  const formatAToEClass = (letter: string | null) =>
    letter === null ? "" : formatMessage({ id: "goods.ofAToE" }, { letter });
  return [
    { id: "energyUse", name: formatMessage({ id: "goods.energyUse" }), value: energyUse },
    { id: "batteryTime", name: formatMessage({ id: "goods.batteryTime" }), value: batteryTime },
    {
      id: "batteryCycles",
      name: formatMessage({ id: "goods.batteryCycles" }),
      value: batteryCycles === null ? "" : formatMessage({ id: "goods.cycles" }, { count: batteryCycles }),
    },
    { id: "dropClass", name: formatMessage({ id: "goods.dropClass" }), value: formatAToEClass(freeFallClass) },
    { id: "repairClass", name: formatMessage({ id: "goods.repairClass" }), value: formatAToEClass(repairClass) },
    { id: "ingress", name: formatMessage({ id: "goods.ingress" }), value: ingressRating },
  ].filter(({ value }) => value !== "");
}
