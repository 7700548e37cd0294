import {
  remainingQuantity,
  toEnergyLabelUrl,
  multiplyMoney,
  type CartLine as Line,
  type Price as DomainPrice,
  type ShopFailure,
  type Stock,
} from "@rewire/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { FieldError } from "../../primitives/FormField/FormField.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { StockLabel } from "../../product/StockLabel/StockLabel.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { CartLineControls } from "./CartLineControls.tsx";

export interface CartLineProps {
  line: Line;
  /** URL of the product. */
  href: string;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /**
   * Called to move the line to the wishlist; without it, or if `showMoveToWishlist` is off, there is no such button.
   */
  onMoveToWishlist?: (() => void) | undefined;
  /** Failure of the last change, shown beside the line. */
  failure?: ShopFailure | null | undefined;
  /** Whether the cart's amounts exclude tax. @default false */
  isNet?: boolean | undefined;
  /** Whether a change is pending. @default false */
  isPending?: boolean | undefined;
  /** Called when the product link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Line of the cart: picture, name, options, price, quantity, and a remove button. */
export function CartLine(props: CartLineProps) {
  const { line, href, failure, isNet = false, isPending = false, onFollow } = props;
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const failureId = useId();
  const { name, options, image, quantity, unitPrice, energyClass, measurePrice } = line;
  const unitPriceText = quantity > 1 ? formatMessage({ id: "cart.each" }, { price: formatMoney(unitPrice) }) : "";

  return (
    <Root aria-busy={isPending || undefined}>
      <Picture image={image && { ...image, alt: "" }} sizes="80px" />
      <Text>
        <LineHeader>
          <div>
            <Link variant="quiet" href={href} onClick={onFollow}>
              <LineName>{name}</LineName>
            </Link>
            <OptionsText>{[...options, unitPriceText].filter(Boolean).join(" · ")}</OptionsText>
            {listLineStocks(line).map((stock) => (
              <div key={stock.state}>
                <StockLabel stock={stock} />
              </div>
            ))}
          </div>
          <AmountText>
            <Price price={toLinePrice(line)} isNet={isNet} measurePrice={measurePrice} />
            {energyClass && <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(href)} />}
          </AmountText>
        </LineHeader>
        <CartLineControls {...props} messageId={failure ? failureId : undefined} />
        <div aria-live="polite">
          {failure && (
            <FieldError id={failureId}>
              <FailureText failure={failure} />
            </FieldError>
          )}
        </div>
      </Text>
    </Root>
  );
}

/**
 * Lists what a line says about its stock. Of a line beyond the stock of a product that takes backorders, one part is
 * there, and the other comes later.
 */
function listLineStocks({ stock, quantity: lineQuantity }: Line): readonly Stock[] {
  const { state, quantity, isBackorderAllowed } = stock;
  if (state === "inStock" && isBackorderAllowed && quantity !== null && lineQuantity > quantity)
    return [
      { ...stock, lowStockAmount: quantity },
      { ...stock, state: "onBackorder" },
    ];
  return remainingQuantity(stock) !== null || state !== "inStock" ? [stock] : [];
}

/**
 * Returns the price of a line for its quantity: the current total and, for a reduced product, the total before the
 * reduction.
 */
function toLinePrice({ total, unitPriceBefore, quantity }: Line): DomainPrice {
  if (total.minor === 0) return { kind: "free" };
  if (!unitPriceBefore) return { kind: "single", amount: total };
  return { kind: "sale", was: multiplyMoney(unitPriceBefore, quantity), now: total };
}

const Root = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "80px minmax(0, 1fr)", gap: "14px", alignItems: "start", py: "18px" },
});
const Text = chakra("div", { base: { minWidth: "0" } });
const LineHeader = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "3",
    "& > div": { minWidth: "0" },
  },
});
const LineName = chakra("bdi", {
  base: { fontWeight: "semibold", lineHeight: "1.3", overflowWrap: "anywhere", hyphens: "auto" },
});
const OptionsText = chakra("p", { base: { textStyle: "xs", color: "fg.subtle", overflowWrap: "anywhere" } });
const AmountText = chakra("span", {
  base: {
    flex: "none",
    display: "grid",
    justifyItems: "end",
    gap: "1",
    textAlign: "end",
    fontFamily: "figures",
    "& > span": { fontSize: "md" },
    "& > span:has(> span)": { flexDirection: "column", alignItems: "flex-end" },
    "& > span > span:first-of-type": { fontSize: "md" },
  },
});
