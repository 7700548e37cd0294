import type { PaymentGateway, CheckoutValues } from "@rewire/domain";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { useGatewayTexts } from "../../patterns/rules/useGatewayTexts.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { RadioCard } from "../../primitives/RadioGroup/RadioCard.tsx";
import { RadioGroup } from "../../primitives/RadioGroup/RadioGroup.tsx";

export interface PaymentOptionsProps {
  gateways: readonly PaymentGateway[];
  /** Content below a gateway while it is selected, such as card fields; by gateway id. */
  details?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Radio group of the shop's payment methods. Requires the checkout's `FormProvider`. */
export function PaymentOptions({ gateways, details = {} }: PaymentOptionsProps) {
  const { formatMessage } = useIntl();
  const { formatGatewayTitle, formatGatewayHint } = useGatewayTexts();
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutValues>();
  const selectedGateway = useWatch<CheckoutValues, "gateway">({ name: "gateway" });
  if (gateways.length === 0)
    return (
      <Alert tone="warning" announce="polite">
        {formatMessage({ id: "checkout.noGateways" })}
      </Alert>
    );

  const rules = {
    validate: (id: string | null) =>
      gateways.some((gateway) => gateway.id === id) || formatMessage({ id: "checkout.requiredGateway" }),
  };

  return (
    <RadioGroup legend={formatMessage({ id: "checkout.payment" })} isLegendHidden error={errors.gateway?.message}>
      {gateways.map(({ id, title, description }, index) => (
        <RadioCard
          key={id}
          id={index === 0 ? "gateway" : undefined}
          value={id}
          title={formatGatewayTitle(id, title)}
          description={formatGatewayHint(id, description)}
          {...register("gateway", rules)}
        >
          {id === selectedGateway ? details[id] : null}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
