import type { Offer } from "@rewire/domain";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** The price in big figures. A product without one has nothing here, but a line that says so below. */
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
