import type { Fault, RepairPrice } from "@rewire/domain";
import { useIntl } from "react-intl";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";
import { findFaultDetails } from "./faultLabels.ts";

/** Functions that format names, prices and durations of repairs in the user's language. */
export interface RepairText {
  /** Returns the name of a fault: "Cracked or black screen"; for an unlisted fault, the shop's own name. */
  faultName: (fault: Pick<Fault, "slug" | "name">) => string;
  /** Formats a price: "€149", "from €69", "check €29". */
  price: (price: RepairPrice) => string;
  /** Formats a duration: "45 min" up to a working day, days beyond. */
  duration: (minutes: number) => string;
}

/** Returns functions that format names, prices and durations of repairs. */
export function useRepairText(): RepairText {
  const { formatMessage, formatNumber } = useIntl();
  const formatRoundedMoney = useRoundMoney();

  return {
    faultName: ({ slug, name }) => {
      const faultDetails = findFaultDetails(slug);
      return faultDetails ? formatMessage({ id: faultDetails.message }) : name;
    },
    price: (price) => {
      switch (price.kind) {
        case "fixed":
          return formatRoundedMoney(price.amount);
        case "range":
          return formatMessage({ id: "repair.price.from" }, { amount: formatRoundedMoney(price.from) });
        case "check":
          return formatMessage({ id: "repair.price.check" }, { amount: formatRoundedMoney(price.amount) });
        case "quote":
          return formatMessage({ id: "repair.price.quote" });
      }
    },
    duration: (minutes) =>
      minutes >= 1440
        ? formatNumber(Math.round(minutes / 1440), { style: "unit", unit: "day", unitDisplay: "long" })
        : formatNumber(minutes, { style: "unit", unit: "minute", unitDisplay: "short" }),
  };
}
