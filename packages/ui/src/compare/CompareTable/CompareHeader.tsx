import { type ComparedProduct, canAddDirectly, toEnergyLabelUrl } from "@rewire/domain";
import { useIntl } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CompareHeaderProps {
  product: ComparedProduct;
  href: string;
  /** URL of the comparison without this product. */
  removeHref: string;
  onRemove: (() => void) | undefined;
  /** Whether the product has the lowest price of the comparison. */
  isCheapest: boolean;
  onAdd: (() => void) | undefined;
  isAdding: boolean;
}

/**
 * Column header of the comparison table: picture, name and price of the product, and buttons to add it to the cart and
 * to remove it.
 */
export function CompareHeader({
  product,
  href,
  removeHref,
  onRemove,
  isCheapest,
  onAdd,
  isAdding,
}: CompareHeaderProps) {
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  const { name, image, price, energyClass, measurePrice } = product;

  return (
    <th scope="col">
      <HeaderCell>
        <PictureFrame>
          <Picture image={image && { ...image, alt: "" }} sizes="(min-width: 48em) 22vw, 45vw" />
          <RemoveLink
            as={link}
            data-print="hide"
            href={removeHref}
            aria-label={formatMessage({ id: "compare.remove" }, { name })}
            onClick={onRemove}
          >
            <Icon name="close" size={1.25} />
          </RemoveLink>
        </PictureFrame>
        <ProductName>
          <Link variant="quiet" href={href}>
            {name}
          </Link>
        </ProductName>
        <PriceRow>
          <Price price={price} measurePrice={measurePrice} />
          {energyClass && <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(href)} />}
          {isCheapest && <Badge tone="accent">{formatMessage({ id: "compare.best" })}</Badge>}
        </PriceRow>
        <CompareActions {...{ product, href, onAdd, isAdding }} />
      </HeaderCell>
    </th>
  );
}

/**
 * Button that adds the product to the cart; or a link to its page where options have to be chosen, which for a repair
 * leads to the repair desk. None of them is printed.
 */
function CompareActions({
  product,
  href,
  onAdd,
  isAdding,
}: Pick<CompareHeaderProps, "product" | "href" | "onAdd" | "isAdding">) {
  const { formatMessage } = useIntl();
  const { name, kind } = product;
  return (
    <>
      {onAdd && canAddDirectly(product) && (
        <Button
          size="sm"
          isBlock
          data-print="hide"
          isLoading={isAdding}
          loadingText={formatMessage({ id: "compare.adding" })}
          aria-label={isAdding ? undefined : formatMessage({ id: "compare.addNamed" }, { name })}
          onClick={onAdd}
        >
          {formatMessage({ id: "compare.add" })}
        </Button>
      )}
      {kind === "variable" && (
        <LinkButton
          size="sm"
          isBlock
          data-print="hide"
          variant="line"
          href={href}
          aria-label={formatMessage({ id: "account.chooseOptionsOf" }, { name })}
        >
          {formatMessage({ id: "compare.choose" })}
        </LinkButton>
      )}
      {kind === "repair" && (
        <LinkButton
          size="sm"
          isBlock
          data-print="hide"
          variant="line"
          href={href}
          aria-label={formatMessage({ id: "compare.bookNamed" }, { name })}
        >
          {formatMessage({ id: "compare.book" })}
        </LinkButton>
      )}
    </>
  );
}

const HeaderCell = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    height: "full",
    // Names and prices take one line or more; the buttons stand in one row.
    "& > :is(a, button)": { flex: "none", mt: "auto", px: "2" },
  },
});
const PictureFrame = chakra("div", { base: { position: "relative", mb: "2" } });
const RemoveLink = chakra("a", {
  base: {
    position: "absolute",
    insetInlineEnd: "1",
    top: "1",
    display: "grid",
    placeItems: "center",
    boxSize: "controlSm",
    borderRadius: "md",
    bg: "bg.panel",
    color: "fg",
    _hover: { bg: "bg.inverted", color: "fg.inverted" },
  },
});
const PriceRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2", rowGap: "1", mb: "2" },
});
const ProductName = chakra("span", {
  base: { textStyle: "h4", lineHeight: "1.3", hyphens: "auto", overflowWrap: "anywhere" },
});
