import type { DeliveryDates } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";

// @chunk delivery: used by product pages and the checkout.

/** Estimated delivery date, or a range of dates. */
export function ArrivalDate({ dates: { from: earliestDate, to: latestDate } }: { dates: DeliveryDates }) {
  const { formatDate } = useIntl();
  const formatDay = (date: string, weekday: "long" | "short") =>
    formatDate(`${date}T12:00:00Z`, { weekday, month: "long", day: "numeric", timeZone: "UTC" });
  return earliestDate === latestDate ? (
    <FormattedMessage id="delivery.on" values={{ day: formatDay(earliestDate, "long") }} />
  ) : (
    <FormattedMessage
      id="delivery.between"
      values={{ from: formatDay(earliestDate, "short"), to: formatDay(latestDate, "short") }}
    />
  );
}
