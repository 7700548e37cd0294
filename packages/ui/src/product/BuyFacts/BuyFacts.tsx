import type { DeliveryDates, OpeningHours } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { PickupDate } from "../DeliveryFact/describeRate.tsx";

export interface BuyFactsProps {
  /** Delivery time and costs to the shopper's country. @default free shipping from an amount, if the shop offers it */
  delivery?: ReactNode;
  /** When and where the product can be collected, with the opening hours of that day. @default nothing */
  pickup?:
    | { readonly dates: DeliveryDates; readonly address: string; readonly hours?: OpeningHours["open"] | undefined }
    | null
    | undefined;
}

/** List of facts about delivery and returns. Renders nothing if the shop has configured neither. */
export function BuyFacts({ delivery, pickup }: BuyFactsProps) {
  const { freeShippingFrom, returnDays, currency } = useShopSettings();
  const formatMoney = useFormatMoney();

  if (!delivery && !pickup && freeShippingFrom === null && returnDays === null) return null;
  return (
    <FactsRoot>
      {delivery && <li>{delivery}</li>}
      {!delivery && freeShippingFrom !== null && (
        <li>
          <Icon name="cube" color="fg.muted" />
          <FormattedMessage
            id="product.freeShippingFrom"
            values={{ amount: formatMoney({ minor: freeShippingFrom, currency }) }}
          />
        </li>
      )}
      {pickup && (
        <li>
          <Icon name="storefront" color="fg.muted" />
          <div>
            <PickupText>
              <PickupDate dates={pickup.dates} />
            </PickupText>
            <p>
              {pickup.address}
              {pickup.hours && (
                <>
                  {" · "}
                  <FormattedMessage id="layout.timeRange" values={pickup.hours} />
                </>
              )}
            </p>
          </div>
        </li>
      )}
      {returnDays !== null && (
        <li>
          <Icon name="return" color="fg.muted" />
          <FormattedMessage id="product.returns" values={{ days: returnDays }} />
        </li>
      )}
    </FactsRoot>
  );
}

const PickupText = chakra("p", { base: { fontWeight: "semibold" } });
const FactsRoot = chakra("ul", {
  base: {
    mt: "18px",
    "& > li": { display: "flex", gap: "3", py: "11px", borderTop: "1px solid {colors.border.muted}", textStyle: "sm" },
  },
});
