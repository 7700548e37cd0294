import type { Offer } from "@rewire/domain";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Price of an offer in large figures; renders nothing if there is no price, in which case BuyNotice shows a message.
 */
export function BuyPrice({ offer: { state, price } }: { offer: Offer }) {
  if (state === "unpriced") return null;
  return (
    <PriceRoot>
      <Price price={price} size="lg" />
    </PriceRoot>
  );
}

const PriceRoot = chakra("div", {
  base: { mt: "4", pt: "4", borderTop: "hairline" },
});
