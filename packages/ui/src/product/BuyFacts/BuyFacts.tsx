import { chakra } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useFormatMoney, useStoreSettings } from "../../provider/Settings.tsx";

/** What goes with every purchase of goods: free shipping from an amount, where the shop has one, and returns. */
export function BuyFacts() {
  const { freeShippingFrom, currency } = useStoreSettings();
  const formatMoney = useFormatMoney();

  return (
    <FactsRoot>
      {freeShippingFrom !== null && (
        <li>
          <Icon name="cube" color="fg.muted" />
          <FormattedMessage id="product.freeShippingFrom" values={{ amount: formatMoney({ minor: freeShippingFrom, currency }) }} />
        </li>
      )}
      <li>
        <Icon name="return" color="fg.muted" />
        <FormattedMessage id="product.returns" />
      </li>
    </FactsRoot>
  );
}

const FactsRoot = chakra("ul", {
  base: {
    mt: "18px",
    "& > li": { display: "flex", gap: "3", py: "11px", borderTop: "1px solid {colors.border.muted}", textStyle: "sm" },
  },
});
