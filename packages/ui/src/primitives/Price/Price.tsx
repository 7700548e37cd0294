import type { MeasurePrice, Price as DomainPrice } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useFormatMeasurePrice, useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

// @chunk frame: used by most pages.

export interface PriceProps {
  price: DomainPrice;
  /** Text size; `lg` once per page, for the product itself. @default "md" */
  size?: "md" | "lg" | undefined;
  /** Whether the price excludes tax, which is noted beside it. @default the shop's setting for product prices */
  isNet?: boolean | undefined;
  /** Price per unit of measure, such as per metre, below the price. @default none */
  measurePrice?: MeasurePrice | undefined;
}

/**
 * Price of a product. If the price is reduced, the regular price follows, struck through and announced as "Before". A
 * net price is labelled as such, and goods sold by length or weight also have a unit price.
 */
export function Price({ isNet, measurePrice, ...price }: PriceProps) {
  const { pricesIncludeTax } = useShopSettings();
  const formatMeasurePrice = useFormatMeasurePrice();
  const hasAmount = price.price.kind !== "free" && price.price.kind !== "unpriced";
  const showsTax = hasAmount && (isNet ?? pricesIncludeTax === false);
  return (
    <PriceContent
      {...price}
      notes={
        (showsTax || measurePrice) && (
          <>
            {showsTax && (
              <NoteText>
                <FormattedMessage id="price.plusTax" />
              </NoteText>
            )}
            {measurePrice && <NoteText flexBasis="full">{formatMeasurePrice(measurePrice)}</NoteText>}
          </>
        )
      }
    />
  );
}

/** Prices in a single element, whose children cart lines and cards lay out. */
function PriceContent({
  price,
  size = "md",
  notes,
}: Omit<PriceProps, "isNet" | "measurePrice"> & { notes: ReactNode }) {
  const formatMoney = useFormatMoney();
  const textStyle = size === "lg" ? "priceLg" : "price";

  switch (price.kind) {
    case "single":
      return joinNotes(<AmountText textStyle={textStyle}>{formatMoney(price.amount)}</AmountText>, notes);
    case "range":
      // A row of its own, so that "from" and the amount stay together where a list sets the notes below each other.
      return joinNotes(
        <Row>
          <FormattedMessage
            id="price.from"
            values={{ price: <AmountText textStyle={textStyle}>{formatMoney(price.from)}</AmountText> }}
          />
        </Row>,
        notes,
      );
    case "sale":
      return (
        <Row>
          <AmountText textStyle={textStyle}>
            <PriceLabel id="price.now" amount={formatMoney(price.now)} />
          </AmountText>
          <RegularPrice>
            <PriceLabel id="price.before" amount={formatMoney(price.was)} />
          </RegularPrice>
          {notes}
        </Row>
      );
    case "free":
      return (
        <AmountText textStyle={textStyle}>
          <FormattedMessage id="price.free" />
        </AmountText>
      );
    case "unpriced":
      return (
        <NoPriceText>
          <FormattedMessage id="price.unpriced" />
        </NoPriceText>
      );
  }
}

const joinNotes = (amount: ReactNode, notes: ReactNode) =>
  notes ? (
    <Row>
      {amount}
      {notes}
    </Row>
  ) : (
    amount
  );

/** Amount with a label for screen readers; the label is visually hidden. */
function PriceLabel({ id, amount }: { id: "price.before" | "price.now"; amount: string }) {
  return (
    <>
      <span aria-hidden>{amount}</span>
      <VisuallyHidden>
        <FormattedMessage id={id} values={{ price: amount }} />
      </VisuallyHidden>
    </>
  );
}

const Row = chakra("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "2",
    rowGap: "0.5",
    position: "relative",
  },
});
const AmountText = chakra("span", { base: { whiteSpace: "nowrap" } });
const RegularPrice = chakra("span", {
  base: {
    textStyle: "was",
    color: "fg.subtle",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "& > [aria-hidden]": { textDecoration: "line-through", textDecorationThickness: "1px" },
  },
});
const NoteText = chakra("span", { base: { textStyle: "xs", fontWeight: "normal", color: "fg.subtle" } });
const NoPriceText = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });
