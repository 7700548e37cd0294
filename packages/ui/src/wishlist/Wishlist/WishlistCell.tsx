import { type ShopFailure, type WishlistEntry, canMoveToCart } from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { FieldError } from "../../primitives/FormField/FormField.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import {
  CardBadge,
  CardFoot,
  CardHeart,
  CardName,
  CardPlate,
  CardPrice,
  CardRating,
  CardRoot,
  CardSpec,
} from "../../product/ProductCard/ProductCard.parts.tsx";
import { SaleBadge } from "../../product/SaleBadge/SaleBadge.tsx";
import { StockLabel } from "../../product/StockLabel/StockLabel.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { WishlistProps } from "./Wishlist.tsx";

export interface WishlistCellProps extends Pick<WishlistProps, "links" | "onMoveToCart" | "onRemove"> {
  entry: WishlistEntry;
}

/**
 * Wishlist entry: the product with its selected options, current price, and buttons to move it to the cart and to
 * remove it.
 */
export function WishlistCell({ entry, links, onMoveToCart, onRemove }: WishlistCellProps) {
  const { formatMessage } = useIntl();
  const {
    product: { name, slug, image, specLine, rating, discount },
    options,
    choice,
  } = entry;
  const href = links.product(slug, choice);
  const { isMoving, refusal, move } = useMoveToCart(() => onMoveToCart(entry));

  return (
    <CardRoot>
      <CardName as="h2">
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </CardName>
      <CardPlate>
        <Picture
          image={image && { ...image, alt: "" }}
          sizes="(min-width: 75em) 25vw, (min-width: 56.25em) 33vw, 50vw"
        />
      </CardPlate>
      <CardBadge>
        <SaleBadge discount={discount} />
      </CardBadge>
      <CardHeart>
        <IconButton
          variant="plate"
          icon="heartFilled"
          label={formatMessage({ id: "account.removeWish" }, { name })}
          onClick={() => onRemove(entry)}
        />
      </CardHeart>
      <CardSpec>{options.length > 0 ? <ChoiceText>{options.join(" · ")}</ChoiceText> : specLine}</CardSpec>
      {rating.count > 0 && (
        <CardRating>
          <Rating average={rating.average} count={rating.count} />
        </CardRating>
      )}
      <WishlistCellPrice entry={entry} isMoving={isMoving} onMove={() => void move()} />
      <EntryFooter entry={entry} href={href} refusal={refusal} />
    </CardRoot>
  );
}

/** Returns the state of moving an entry to the cart: whether it is pending, and the last failure. */
function useMoveToCart(moveToCart: () => Promise<ShopFailure | null>) {
  const [isMoving, setMoving] = useState(false);
  const [refusal, setRefusal] = useState<ShopFailure | null>(null);

  const move = async () => {
    setMoving(true);
    setRefusal(null);
    const failure = await moveToCart();
    setMoving(false);
    setRefusal(failure);
  };
  return { isMoving, refusal, move };
}

interface WishlistCellPriceProps {
  entry: WishlistEntry;
  isMoving: boolean;
  onMove: () => void;
}

/** Price of an entry, and the cart button if all options are selected. */
function WishlistCellPrice({ entry, isMoving, onMove }: WishlistCellPriceProps) {
  const { formatMessage } = useIntl();
  const { name, price } = entry.product;
  return (
    <CardPrice>
      <Price price={price} />
      {canMoveToCart(entry) && (
        <IconButton
          variant="line"
          icon="bagAdd"
          label={formatMessage({ id: isMoving ? "product.adding" : "account.moveToCart" }, { name })}
          isLoading={isMoving}
          onClick={onMove}
        />
      )}
    </CardPrice>
  );
}

interface EntryFooterProps {
  entry: WishlistEntry;
  /** URL of the product with the entry's options. */
  href: string;
  refusal: ShopFailure | null;
}

/** Last row of an entry: stock, or a link to select missing options, and the failure of the last move to the cart. */
function EntryFooter({ entry, href, refusal }: EntryFooterProps) {
  const { formatMessage } = useIntl();
  const { name, kind, price, stock } = entry.product;
  const needsChoice = kind === "variable" && entry.variationId === null;
  return (
    <CardFoot>
      {kind !== "external" && price.kind !== "unpriced" && !needsChoice && <StockLabel stock={stock} />}
      {needsChoice && (
        <AboveLink>
          <LinkButton
            size="sm"
            variant="line"
            href={href}
            aria-label={formatMessage({ id: "account.chooseOptionsOf" }, { name })}
          >
            {formatMessage({ id: "account.chooseOptions" })}
          </LinkButton>
        </AboveLink>
      )}
      <div aria-live="polite">
        {refusal && (
          <FieldError id={`wish-${entry.productId}`}>
            <FailureText failure={refusal} />
          </FieldError>
        )}
      </div>
    </CardFoot>
  );
}

const ChoiceText = chakra("span", { base: { color: "fg", fontWeight: "medium" } });
const AboveLink = chakra("span", { base: { position: "relative", zIndex: "2" } });
