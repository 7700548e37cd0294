import { chakra } from "@chakra-ui/react";
import type { ShippingRate } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { RadioCard } from "../../primitives/RadioGroup/RadioCard.tsx";
import { RadioGroup } from "../../primitives/RadioGroup/RadioGroup.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";

export interface ShippingOptionsProps {
  /** null while the shop is asked for the address. */
  rates: readonly ShippingRate[] | null;
  chosenRate: string | null;
  onChooseRate: (id: string) => void;
  error?: string | undefined;
}

/** The ways to send the goods, each with its price, as the shop offers them for the address. */
export function ShippingOptions({ rates, chosenRate, onChooseRate, error }: ShippingOptionsProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();

  if (rates === null) {
    return (
      <Waiting aria-live="polite">
        <Spinner />
        {formatMessage({ id: "checkout.loadingRates" })}
      </Waiting>
    );
  }
  if (rates.length === 0) return <Alert tone="warning" announce="polite">{formatMessage({ id: "checkout.noRates" })}</Alert>;

  return (
    <RadioGroup legend={formatMessage({ id: "checkout.shippingMethod" })} hideLegend error={error}>
      {rates.map(({ id, label, cost }, index) => (
        <RadioCard
          key={id}
          id={index === 0 ? "rate" : undefined}
          name="rate"
          value={id}
          title={label}
          aside={cost.minor === 0 ? <Free>{formatMessage({ id: "checkout.freeOfCharge" })}</Free> : formatMoney(cost)}
          checked={id === chosenRate}
          onChange={() => onChooseRate(id)}
        />
      ))}
    </RadioGroup>
  );
}

const Waiting = chakra("p", { base: { display: "flex", alignItems: "center", gap: "2", color: "fg.muted", textStyle: "sm" } });
const Free = chakra("span", { base: { fontFamily: "body" } });
