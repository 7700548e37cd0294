import { missingToFreeShipping, type Cart } from "@rewire/domain";
import { useIntl } from "react-intl";
import { WireMeter } from "../../primitives/Wire/WireMeter.tsx";
import { useFormatMoney, useStoreSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** How far the cart is from free delivery; nothing where the shop has no such offer or nothing is sent. */
export function FreeShippingMeter({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const { freeShippingFrom } = useStoreSettings();
  if (freeShippingFrom === null || freeShippingFrom <= 0 || !cart.needsShipping) return null;

  const { currency } = cart.totals.goods;
  const missing = missingToFreeShipping(cart, { minor: freeShippingFrom, currency });

  return (
    <div>
      <Words>
        {missing
          ? formatMessage({ id: "cart.toFreeDelivery" }, { amount: formatMoney(missing) })
          : formatMessage({ id: "cart.freeDelivery" })}
      </Words>
      <WireMeter value={1 - (missing?.minor ?? 0) / freeShippingFrom} label={formatMessage({ id: "cart.towardsFreeDelivery" })} />
    </div>
  );
}

const Words = chakra("p", { base: { textStyle: "sm", fontWeight: "bold" } });
