import { isPickup, type DeliveryDates, type ShippingRate } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { ArrivalDate } from "./ArrivalDate.tsx";

// @chunk delivery: used by product pages, cart and checkout.

/**
 * Describes a shipping rate: its estimated delivery dates or, for a pickup, the place and the date.
 * @returns Null if neither dates nor a place are known.
 */
export function describeRate(
  rate: Pick<ShippingRate, "id">,
  dates: DeliveryDates | undefined,
  pickupAddress: string | undefined,
) {
  if (!isPickup(rate)) return dates ? <ArrivalDate dates={dates} /> : null;
  if (!dates) return pickupAddress ?? null;
  return (
    <>
      {pickupAddress && `${pickupAddress}\u00a0· `}
      <PickupDate dates={dates} />
    </>
  );
}

/** Day from which an order can be picked up: the latest estimated date, by which it is certainly ready. */
export function PickupDate({ dates: { to: latestDate } }: { dates: DeliveryDates }) {
  const { formatDate } = useIntl();
  const day = formatDate(`${latestDate}T12:00:00Z`, {
    weekday: "short",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return <FormattedMessage id="delivery.pickupFrom" values={{ day }} />;
}
