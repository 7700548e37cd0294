import { buyForm, toEnergyLabelUrl, type ProductSummary } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { SaleBadge } from "../SaleBadge/SaleBadge.tsx";
import { StockLabel } from "../StockLabel/StockLabel.tsx";
import {
  CardBadge,
  CardFooterRow,
  CardName,
  CardPictureFrame,
  CardPrice,
  CardRating,
  CardRoot,
  CardSpec,
} from "./ProductCard.parts.tsx";

// @chunk cards: used by lists, and by product pages only below the fold.

export interface ProductCardProps {
  product: ProductSummary;
  /** URL of the product; the app owns the URL scheme. */
  href: string;
  /** Heading level of the product's name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `sizes` attribute of the image. @default for a grid of two to five columns */
  sizes?: string | undefined;
  /** Whether the image loads eagerly, for the first ones of a page. @default false */
  isPriority?: boolean | undefined;
  /** Called to add the product to the cart; if missing, the button is omitted. Not for products with options. */
  onAdd?: (() => void) | undefined;
  /** Whether the product is being added. @default false */
  isAdding?: boolean | undefined;
  /** Called to toggle the product in the wishlist; if missing, the wishlist button is omitted. */
  onToggleWishlist?: (() => void) | undefined;
  /** Whether the product is in the wishlist. @default false */
  isInWishlist?: boolean | undefined;
  /** CompareToggle, beside the stock. */
  compare?: ReactNode;
}

/** Product card in a grid: picture, name, short description, rating, price and stock. The whole card is a link. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, headingLevel = 3, sizes = gridPictureSizes, isPriority = false, compare } = props;
  const { name, kind, image, specLine, rating, price, discount, stock, energyClass, measurePrice } = product;

  return (
    <CardRoot>
      <CardName as={`h${headingLevel}`}>
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </CardName>
      <CardPictureFrame>
        {/* The key prevents the previous product's picture from being shown while the new picture loads. */}
        <Picture
          key={image?.url}
          image={image && { ...image, alt: "" }}
          sizes={sizes}
          isPriority={isPriority}
          maxWidth={768}
        />
      </CardPictureFrame>
      {discount && (
        <CardBadge>
          <SaleBadge discount={discount} />
        </CardBadge>
      )}
      <WishlistHeart {...props} />
      {specLine && <CardSpec>{specLine}</CardSpec>}
      {rating.count > 0 && (
        <CardRating>
          <Rating average={rating.average} count={rating.count} />
        </CardRating>
      )}
      <CardPrice>
        <Price price={price} measurePrice={measurePrice} />
        {energyClass && price.kind !== "unpriced" && (
          <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(href)} />
        )}
        <AddButton {...props} />
      </CardPrice>
      <CardFooterRow>
        {kind !== "external" && kind !== "repair" && price.kind !== "unpriced" && <StockLabel stock={stock} />}
        {compare}
      </CardFooterRow>
    </CardRoot>
  );
}

function WishlistHeart({ product: { name }, onToggleWishlist, isInWishlist = false }: ProductCardProps) {
  const { formatMessage } = useIntl();
  if (!onToggleWishlist) return null;
  return (
    <IconButton
      variant="plate"
      icon={isInWishlist ? "heartFilled" : "heart"}
      label={formatMessage({ id: "product.save" }, { name })}
      aria-pressed={isInWishlist}
      onClick={onToggleWishlist}
    />
  );
}

function AddButton({ product: { id, name }, onAdd, isAdding = false }: ProductCardProps) {
  const { formatMessage } = useIntl();
  if (!onAdd) return null;
  return (
    <IconButton
      variant="line"
      icon="bagAdd"
      label={formatMessage({ id: isAdding ? "product.adding" : "product.addNamed" }, { name })}
      isLoading={isAdding}
      // Until the page is hydrated, the button submits the page's buy form.
      type={isAdding ? "button" : "submit"}
      form={buyForm.id}
      name={buyForm.product}
      value={id}
      onClick={(event) => {
        event.preventDefault();
        onAdd();
      }}
    />
  );
}

// Three pixels of a phone per CSS pixel look like two and a half, so phones with three fetch the smaller copy.
const gridPictureSizes = "(min-width:75em) min(23vw,21em),(min-width:57em) 31vw,(min-resolution:2.5x) 36vw,46vw";
