import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk delivery: too small for a file of its own.

export interface PriceFactsProps {
  /** Sentences on the price, in the reader's language; the server writes them. */
  sentences: readonly string[];
  /**
   * Sentences of other variations, whose place is reserved: nothing below moves when a variation with them is chosen.
   * @default none
   */
  reserved?: readonly string[] | undefined;
  /** Note on the price, above the reserved place. */
  note?: ReactNode;
}

/** Legally required information next to a price: the unit price, and the lowest price before a reduction. */
export function PriceFacts({ sentences, reserved = [], note }: PriceFactsProps) {
  return (
    <>
      {sentences.map((sentence) => (
        <FactText key={sentence}>{sentence}</FactText>
      ))}
      {note}
      {reserved.map((sentence) => (
        <ReservedPlace key={sentence} data-text={sentence} />
      ))}
    </>
  );
}

const factStyle = {
  mt: "1",
  textStyle: "sm",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  textWrap: "pretty",
} as const;
const FactText = chakra("p", { base: factStyle });
/** As high as its text, which no reader and no search finds in the page. */
const ReservedPlace = chakra("div", {
  base: { ...factStyle, visibility: "hidden", _before: { content: "attr(data-text)" } },
});
