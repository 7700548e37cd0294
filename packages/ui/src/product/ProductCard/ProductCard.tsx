import type { ProductSummary } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { SaleBadge } from "../SaleBadge/SaleBadge.tsx";
import { StockLabel } from "../StockLabel/StockLabel.tsx";
import {
  CardBadge,
  CardFoot,
  CardFootRow,
  CardHeart,
  CardName,
  CardPlate,
  CardPrice,
  CardRating,
  CardRoot,
  CardSpec,
} from "./ProductCard.parts.tsx";

// @chunk cards: lists have many; a product's page shows some far below only.

export interface ProductCardProps {
  product: ProductSummary;
  /** Where the card leads; the app owns the addresses. */
  href: string;
  /** Level of the product's name in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** How wide the picture is shown, as `sizes` of an image. @default a grid of two to five columns */
  sizes?: string | undefined;
  /** For the first pictures of a page: loads at once. @default false */
  isPriority?: boolean | undefined;
  /** Puts it into the cart from here; without it there is no button. Not for products with choices. */
  onAdd?: (() => void) | undefined;
  /** @default false */
  isAdding?: boolean | undefined;
  /** Keeps it in the wishlist or takes it out; without it there is no heart. */
  onToggleWishlist?: (() => void) | undefined;
  /** @default false */
  isInWishlist?: boolean | undefined;
  /** CompareToggle, beside the stock. */
  compare?: ReactNode;
}

/** A product in a grid: picture, name, one line of what it is, stars, price and stock; the whole cell is its link. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, headingLevel = 3, sizes = gridSizes, isPriority = false, compare } = props;
  const { name, kind, image, specLine, rating, price, discount, stock } = product;

  return (
    <CardRoot>
      <CardName as={`h${headingLevel}`}>
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </CardName>
      <CardPlate>
        <Picture image={image && { ...image, alt: "" }} sizes={sizes} isPriority={isPriority} />
      </CardPlate>
      <CardBadge>
        <SaleBadge discount={discount} />
      </CardBadge>
      <WishlistHeart {...props} />
      {specLine && <CardSpec>{specLine}</CardSpec>}
      {rating.count > 0 && (
        <CardRating>
          <Rating average={rating.average} count={rating.count} />
        </CardRating>
      )}
      <CardPrice>
        <Price price={price} />
        <AddButton {...props} />
      </CardPrice>
      <CardFoot>
        <CardFootRow>
          {kind !== "external" && price.kind !== "unpriced" && <StockLabel stock={stock} />}
          {compare}
        </CardFootRow>
      </CardFoot>
    </CardRoot>
  );
}

function WishlistHeart({ product: { name }, onToggleWishlist, isInWishlist = false }: ProductCardProps) {
  const { formatMessage } = useIntl();
  if (!onToggleWishlist) return null;
  return (
    <CardHeart>
      <IconButton
        variant="plate"
        icon={isInWishlist ? "heartFilled" : "heart"}
        label={formatMessage({ id: "product.save" }, { name })}
        aria-pressed={isInWishlist}
        onClick={onToggleWishlist}
      />
    </CardHeart>
  );
}

function AddButton({ product: { name }, onAdd, isAdding = false }: ProductCardProps) {
  const { formatMessage } = useIntl();
  if (!onAdd) return null;
  return (
    <IconButton
      variant="line"
      icon="bagAdd"
      label={formatMessage({ id: isAdding ? "product.adding" : "product.addNamed" }, { name })}
      isLoading={isAdding}
      onClick={onAdd}
    />
  );
}

const gridSizes = "(min-width: 96em) 20vw, (min-width: 75em) 25vw, (min-width: 56.25em) 33vw, 50vw";
