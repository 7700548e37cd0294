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
export function BuyPrice({ offer: { state, price, variation }, note, energyLabel }: BuyPriceProps) {
  if (state === "unpriced") return null;
  const isNoteShown = state !== "external" && price.kind !== "free";
  return (
    <PriceRoot>
      <Price price={price} size="lg" />
      {energyLabel}
      {isNoteShown ? note : variation && <ReservedPlace>{note}</ReservedPlace>}
    </PriceRoot>
  );
}

const PriceRoot = chakra("div", {
  base: { mt: "4", pt: "4", borderTop: "hairline" },
});
/** Place of the note for a free variation, so that its options stay where those of the others are. */
const ReservedPlace = chakra("div", { base: { visibility: "hidden" } });
