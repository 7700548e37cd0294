import type { Offer } from "@rewire/domain";
import type { ReactNode } from "react";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface BuyPriceProps {
  offer: Offer;
  /** Note on the price; not shown for free products, or products sold elsewhere. */
  note: ReactNode;
  /** Energy label of the product, also if another shop sells it. */
  energyLabel: ReactNode;
}

/** Price of a product in large figures. Renders nothing if there is no price. */
export function BuyPrice({ offer: { state, price }, note, energyLabel }: BuyPriceProps) {
  if (state === "unpriced") return null;
  return (
    <PriceRoot>
      <Price price={price} size="lg" />
      {energyLabel}
      {state !== "external" && price.kind !== "free" && note}
    </PriceRoot>
  );
}

const PriceRoot = chakra("div", {
  base: { mt: "4", pt: "4", borderTop: "hairline" },
});
