import { buyForm, canMoveToCart, toEnergyLabelUrl, type SiteLinks, type WishlistEntry } from "@rewire/domain";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import {
  CardBadge,
  CardFooter,
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

export interface SharedWishlistCellProps {
  entry: WishlistEntry;
  links: Pick<SiteLinks, "product">;
  /** Whether the entry is being added to the cart. */
  isAdding: boolean;
  onAdd: () => void;
}

/** Entry of a shared wishlist: the product with its options and current price, and a form that adds it to the cart. */
export function SharedWishlistCell({ entry, links, isAdding, onAdd }: SharedWishlistCellProps) {
  const { product, options, choice } = entry;
  const { name, slug, kind, image, specLine, rating, price, discount, stock, energyClass, measurePrice } = product;
  const needsChoice = kind === "variable" && entry.variationId === null;
  return (
    <CardRoot>
      <CardName as="h2">
        <Link variant="quiet" href={links.product(slug, choice)}>
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
      <CardSpec>{options.length > 0 ? options.join(" · ") : specLine}</CardSpec>
      {rating.count > 0 && (
        <CardRating>
          <Rating average={rating.average} count={rating.count} />
        </CardRating>
      )}
      <CardPrice>
        <Price price={price} measurePrice={measurePrice} />
        {energyClass && <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(links.product(slug))} />}
        {canMoveToCart(entry) && <AddToCartForm entry={entry} isAdding={isAdding} onAdd={onAdd} />}
      </CardPrice>
      <CardFooter>
        {kind !== "external" && kind !== "repair" && price.kind !== "unpriced" && !needsChoice && (
          <StockLabel stock={stock} />
        )}
      </CardFooter>
    </CardRoot>
  );
}

/** Form with the button that adds an entry to the cart; it works before hydration and without JavaScript. */
function AddToCartForm({ entry, isAdding, onAdd }: Pick<SharedWishlistCellProps, "entry" | "isAdding" | "onAdd">) {
  const { formatMessage } = useIntl();
  const { productId, variationId, choice, product } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAdding) onAdd();
  };
  return (
    <Form method="post" action={buyForm.path} onSubmit={submit}>
      <input type="hidden" name={buyForm.product} value={productId} />
      {variationId !== null && <input type="hidden" name={buyForm.variation} value={variationId} />}
      {Object.entries(choice).map(([name, value]) => (
        <input key={name} type="hidden" name={`${buyForm.option}${name}`} value={value} />
      ))}
      <IconButton
        type="submit"
        variant="line"
        icon="bagAdd"
        label={formatMessage({ id: isAdding ? "product.adding" : "product.addNamed" }, { name: product.name })}
        isLoading={isAdding}
      />
    </Form>
  );
}

const Form = chakra("form", {
  base: {
    position: "relative",
    zIndex: "2",
    marginInlineStart: "auto",
    "& button:hover": { bg: "accent.solid", borderColor: "accent.solid", color: "accent.contrast" },
  },
});
