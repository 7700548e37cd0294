import type { Image, MeasurePrice, Money, Price as ProductPrice } from "@rewire/domain";
import { useId } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { EnergyArrow, type EnergyArrowProps } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Product in a bundle, with its price. */
export interface BundleItem {
  readonly id: number;
  /** Name with the selected options. */
  readonly name: string;
  readonly image: Image | null;
  readonly price: ProductPrice;
  /** Price per unit of measure, such as per metre. @default none */
  readonly measurePrice?: MeasurePrice | undefined;
  /** URL of its page; absent for the product of the page. */
  readonly href?: string | undefined;
  /** Energy class, and the URL of the whole label. @default none */
  readonly energyLabel?: EnergyArrowProps | undefined;
}

export interface BundleOfferProps {
  /** Products of the set, that of the page first. */
  items: readonly BundleItem[];
  /** Total price; null while options have to be selected. */
  total: Money | null;
  onAdd: () => void;
  /** Whether the set is being added. @default false */
  isAdding?: boolean | undefined;
  /** Names of the products that the shop rejected last. @default none */
  rejectedNames?: readonly string[] | undefined;
}

/**
 * Offer of several products as a bundle: the products with their prices, the total, and a button that adds all of them
 * to the cart.
 */
export function BundleOffer({ items, total, onAdd, isAdding = false, rejectedNames = [] }: BundleOfferProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={<FormattedMessage id="fit.set.title" />} />
      <ItemList>
        {items.map((item) => (
          <BundleRow key={item.id} {...item} />
        ))}
        <TotalRow>
          {total ? (
            <>
              <b>
                <FormattedMessage id="fit.set.total" />
              </b>
              <Price price={{ kind: "single", amount: total }} />
            </>
          ) : (
            <span>
              <FormattedMessage id="fit.set.choose" />
            </span>
          )}
        </TotalRow>
      </ItemList>
      <AddButtonContainer>
        <Button icon="bagAdd" variant="line" isLoading={isAdding} disabled={total === null} onClick={onAdd}>
          <FormattedMessage id="fit.set.add" values={{ count: items.length }} />
        </Button>
      </AddButtonContainer>
      {rejectedNames.length > 0 && (
        <Alert tone="warning" announce="polite">
          <FormattedMessage
            id="fit.set.rejected"
            values={{ names: <FormattedList type="conjunction" value={rejectedNames} /> }}
          />
        </Alert>
      )}
    </section>
  );
}

function BundleRow({ name, image, price, measurePrice, href, energyLabel }: BundleItem) {
  return (
    <Row>
      <PictureFrame>
        <Picture image={image && { ...image, alt: "" }} sizes="56px" />
      </PictureFrame>
      <span>
        {href === undefined ? (
          name
        ) : (
          <Link variant="quiet" href={href}>
            {name}
          </Link>
        )}
      </span>
      <PriceContainer>
        <Price price={price} measurePrice={measurePrice} />
        {energyLabel && <EnergyArrow {...energyLabel} />}
      </PriceContainer>
    </Row>
  );
}

const ItemList = chakra("ul", { base: { ...hairlineGridStyle, display: "grid", maxWidth: "44rem" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    minHeight: "64px",
    pe: "4",
    bg: "bg.panel",
    "& > span:nth-of-type(2)": { flex: "1 1 8rem", minWidth: "0", overflowWrap: "anywhere" },
    "& > :last-child": { flex: "0 1 auto", minWidth: "min-content", textAlign: "end" },
  },
});
const PriceContainer = chakra("div", {
  base: { display: "grid", justifyItems: "end", gap: "1", "& > span": { justifyContent: "flex-end" } },
});
const TotalRow = chakra("li", {
  base: { display: "flex", justifyContent: "space-between", gap: "3", px: "4", py: "3", bg: "bg.panel" },
});
const PictureFrame = chakra("span", { base: { flex: "none", display: "block", width: "56px", overflow: "hidden" } });
const AddButtonContainer = chakra("div", { base: { my: "4", "@media (scripting: none)": { display: "none" } } });
