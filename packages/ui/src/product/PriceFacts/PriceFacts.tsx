import { chakra } from "../../theme/chakra.tsx";

// @chunk delivery: too small for a file of its own.

export interface PriceFactsProps {
  /** Sentences on the price, in the reader's language; the server writes them. */
  sentences: readonly string[];
}

/** Legally required information next to a price: the unit price, and the lowest price before a reduction. */
export function PriceFacts({ sentences }: PriceFactsProps) {
  return sentences.map((sentence) => <FactText key={sentence}>{sentence}</FactText>);
}

const FactText = chakra("p", {
  base: { mt: "1", textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums", textWrap: "pretty" },
});
