import type { BookedEstimate, MoneyRange } from "@rewire/domain";
import { useIntl } from "react-intl";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";

/** Functions that format trade-in estimates in the user's language. */
export interface EstimateText {
  /** Formats a range: "€41 to €71", "up to €71", "€71". */
  range: (range: MoneyRange) => string;
  /** Formats an estimate as booked; a device that is worth nothing is recycled. */
  estimate: (estimate: BookedEstimate) => string;
}

/** Returns functions that format trade-in estimates. */
export function useEstimateText(): EstimateText {
  const { formatMessage } = useIntl();
  const formatMoney = useRoundMoney();
  const range = ({ from, to }: MoneyRange) => {
    if (from.minor === to.minor) return formatMoney(to);
    if (from.minor === 0) return formatMessage({ id: "tradeIn.estimate.upTo" }, { amount: formatMoney(to) });
    return formatMessage({ id: "repair.estimate.between" }, { from: formatMoney(from), to: formatMoney(to) });
  };
  return {
    range,
    estimate: (estimate) => {
      if (estimate.kind === "range") return range(estimate);
      return formatMessage({ id: estimate.kind === "nothing" ? "tradeIn.page.nothing" : "tradeIn.counter.title" });
    },
  };
}
