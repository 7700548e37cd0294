import { toFreeDeliveryStatus, type Cart } from "@rewire/domain";
import { useIntl } from "react-intl";
import { ProgressMeter } from "../../primitives/Stepper/ProgressMeter.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Progress bar with the amount that is missing for free delivery, or a note that a free shipping method can be
 * selected. Renders nothing if free delivery does not apply to the cart.
 */
export function FreeShippingMeter({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const { freeShippingFrom } = useShopSettings();
  const { currency } = cart.totals.goods;
  const state = toFreeDeliveryStatus(cart, freeShippingFrom === null ? null : { minor: freeShippingFrom, currency });
  if (!state) return null;
  if (state.kind === "couldBeFree" || freeShippingFrom === null)
    return <Text>{formatMessage({ id: "cart.couldBeFree" })}</Text>;
  const missingAmount = state.kind === "missing" ? state.missing : null;

  return (
    <div>
      <Text>
        {missingAmount
          ? formatMessage({ id: "cart.toFreeDelivery" }, { amount: formatMoney(missingAmount) })
          : formatMessage({ id: "cart.freeDelivery" })}
      </Text>
      <ProgressMeter
        value={1 - (missingAmount?.minor ?? 0) / freeShippingFrom}
        label={formatMessage({ id: "cart.towardsFreeDelivery" })}
      />
    </div>
  );
}

const Text = chakra("p", { base: { textStyle: "sm", fontWeight: "bold" } });
