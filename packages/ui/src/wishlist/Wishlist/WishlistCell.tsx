import { type ShopFailure, type WishlistEntry, canMoveToCart, toEnergyLabelUrl } from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
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
  CardFooter,
  CardButtonContainer,
  CardName,
  CardPictureFrame,
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
 * Entry of the wishlist: the product with its selected options and current price, and buttons to move it to the cart or
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
  const { isMoving, failure, moveEntry } = useMoveToCart(() => onMoveToCart(entry));

  return (
    <CardRoot>
      <CardName as="h2">
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </CardName>
      <CardPictureFrame>
        <Picture
          image={image && { ...image, alt: "" }}
          sizes="(min-width:75em) 25vw,(min-width:56.25em) 33vw,(min-resolution:2.5x) 36vw,46vw"
          maxWidth={768}
        />
      </CardPictureFrame>
      <CardBadge>
        <SaleBadge discount={discount} />
      </CardBadge>
      <CardButtonContainer>
        <IconButton
          variant="plate"
          icon="heartFilled"
          label={formatMessage({ id: "account.removeWish" }, { name })}
          onClick={() => onRemove(entry)}
        />
      </CardButtonContainer>
      <CardSpec>
        {options.length > 0 ? <ChosenOptionsText>{options.join(" · ")}</ChosenOptionsText> : specLine}
      </CardSpec>
      {rating.count > 0 && (
        <CardRating>
          <Rating average={rating.average} count={rating.count} />
        </CardRating>
      )}
      <WishlistCellPrice entry={entry} href={href} isMoving={isMoving} onMove={() => void moveEntry()} />
      <WishlistCellFooter entry={entry} href={href} failure={failure} />
    </CardRoot>
  );
}

/** Returns the state of moving an entry to the cart: whether it is pending, and the last failure. */
function useMoveToCart(moveToCart: () => Promise<ShopFailure | null>) {
  const [isMoving, setIsMoving] = useState(false);
  const [failure, setFailure] = useState<ShopFailure | null>(null);

  const moveEntry = async () => {
    setIsMoving(true);
    setFailure(null);
    const moveFailure = await moveToCart();
    setIsMoving(false);
    setFailure(moveFailure);
  };
  return { isMoving, failure, moveEntry };
}

interface WishlistCellPriceProps {
  entry: WishlistEntry;
  /** URL of the product. */
  href: string;
  isMoving: boolean;
  onMove: () => void;
}

/** Price of an entry, and the cart button if all options are selected. */
function WishlistCellPrice({ entry, href, isMoving, onMove }: WishlistCellPriceProps) {
  const { formatMessage } = useIntl();
  const { name, price, energyClass, measurePrice } = entry.product;
  return (
    <CardPrice>
      <Price price={price} measurePrice={measurePrice} />
      {energyClass && <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(href)} />}
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

interface WishlistCellFooterProps {
  entry: WishlistEntry;
  /** URL of the product with the entry's options. */
  href: string;
  failure: ShopFailure | null;
}

/** Last row of an entry: stock, or a link to select missing options, and the failure of the last move to the cart. */
function WishlistCellFooter({ entry, href, failure }: WishlistCellFooterProps) {
  const { formatMessage } = useIntl();
  const { name, kind, price, stock } = entry.product;
  const needsChoice = kind === "variable" && entry.variationId === null;
  return (
    <CardFooter>
      {kind !== "external" && kind !== "repair" && price.kind !== "unpriced" && !needsChoice && (
        <StockLabel stock={stock} />
      )}
      {needsChoice && (
        <RaisedLinkText>
          <LinkButton
            size="sm"
            variant="line"
            href={href}
            aria-label={formatMessage({ id: "account.chooseOptionsOf" }, { name })}
          >
            {formatMessage({ id: "account.chooseOptions" })}
          </LinkButton>
        </RaisedLinkText>
      )}
      <div aria-live="polite">
        {failure && (
          <FieldError id={`wish-${entry.productId}`}>
            <FailureText failure={failure} />
          </FieldError>
        )}
      </div>
    </CardFooter>
  );
}

const ChosenOptionsText = chakra("span", { base: { color: "fg", fontWeight: "medium" } });
const RaisedLinkText = chakra("span", { base: { position: "relative", zIndex: "2" } });
