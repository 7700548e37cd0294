import type { RateDates, ShippingRate } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { useRateTitle } from "../../patterns/rules/useRateTitle.ts";
import { RadioCard } from "../../primitives/RadioGroup/RadioCard.tsx";
import { RadioGroup } from "../../primitives/RadioGroup/RadioGroup.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { describeRate } from "../../product/DeliveryFact/describeRate.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ShippingOptionsProps {
  /** Shipping rates; null while those of the address are loading. */
  rates: readonly ShippingRate[] | null;
  chosenRate: string | null;
  onChooseRate: (id: string) => void;
  error?: string | undefined;
  /** Dates of the rates by their ids, from the shop owner's settings; a rate without any shows none. */
  dates?: RateDates | undefined;
  /** Pickup address. */
  pickupAddress?: string | undefined;
  /** Index of the parcel, from 0. @default 0 */
  parcel?: number | undefined;
  /** Name of the parcel; shown if there are several. */
  name?: string | undefined;
}

/** Returns the id of a parcel's first option, for links to it. */
export const toRateInputId = (parcel: number): string => (parcel === 0 ? "rate" : `rate-${parcel}`);

/** Radio group of the shipping methods that the shop offers for the address, with their prices. */
export function ShippingOptions({
  rates,
  chosenRate,
  onChooseRate,
  error,
  dates,
  pickupAddress,
  parcel = 0,
  name,
}: ShippingOptionsProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const formatRateTitle = useRateTitle();

  if (rates === null) {
    return (
      <LoadingText aria-live="polite">
        <Spinner />
        {formatMessage({ id: "checkout.loadingRates" })}
      </LoadingText>
    );
  }
  if (rates.length === 0)
    return (
      <Alert tone="warning" announce="polite">
        {formatMessage({ id: "checkout.noRates" })}
      </Alert>
    );

  return (
    <RadioGroup
      legend={name ?? formatMessage({ id: "checkout.shippingMethod" })}
      isLegendHidden={name === undefined}
      error={error}
    >
      {rates.map(({ id, label, cost }, index) => (
        <RadioCard
          key={id}
          id={index === 0 ? toRateInputId(parcel) : undefined}
          name={toRateInputId(parcel)}
          value={id}
          title={formatRateTitle(label)}
          description={describeRate({ id }, dates?.[id], pickupAddress)}
          aside={
            cost.minor === 0 ? (
              <FreeLabel>{formatMessage({ id: "checkout.freeOfCharge" })}</FreeLabel>
            ) : (
              formatMoney(cost)
            )
          }
          checked={id === chosenRate}
          onChange={() => onChooseRate(id)}
        />
      ))}
    </RadioGroup>
  );
}

const LoadingText = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "2", color: "fg.muted", textStyle: "sm" },
});
const FreeLabel = chakra("span", { base: { fontFamily: "body" } });
