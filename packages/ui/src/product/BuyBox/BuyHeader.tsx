import type { ProductDetail, SiteLinks } from "@rewire/domain";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface BuyHeaderProps {
  product: ProductDetail;
  sku: string;
  reviewsHref: string;
  links: Pick<SiteLinks, "category">;
}

/**
 * Name, rating, SKU and categories of a product. The rating links to the reviews. The shop's settings can hide all of
 * them except the name.
 */
export function BuyHeader({ product, sku, reviewsHref, links }: BuyHeaderProps) {
  const { name, rating, categories, variations } = product;
  const { showReviews, showSKU, showProductCategoriesOnSingleProduct } = useShopSettings();
  // Before a choice and beside a variation without an SKU, the place of another one keeps the options where they are.
  const displayedSku = sku || (variations.find((variation) => variation.sku !== "")?.sku ?? "");
  const showsSku = showSKU && displayedSku !== "";

  return (
    <header>
      <ProductName>{name}</ProductName>
      {(showReviews || showsSku) && (
        <ProductFacts>
          {showReviews && rating.count > 0 && (
            <RatingRow>
              <Rating average={rating.average} />
              <span aria-hidden>
                <FormattedNumber value={rating.average} minimumFractionDigits={1} maximumFractionDigits={1} />
              </span>
              <Link href={reviewsHref}>
                <FormattedMessage id="product.reviewCount" values={{ count: rating.count }} />
              </Link>
            </RatingRow>
          )}
          {showReviews && rating.count === 0 && <FormattedMessage id="product.reviewCount" values={{ count: 0 }} />}
          {showsSku && (
            <SkuPlace data-empty={sku === "" || undefined}>
              <FormattedMessage id="product.model" values={{ sku: <SkuText key="sku">{displayedSku}</SkuText> }} />
            </SkuPlace>
          )}
        </ProductFacts>
      )}
      {showProductCategoriesOnSingleProduct && categories.length > 0 && (
        <CategoryList>
          {categories.map(({ slug, name: category }) => (
            <li key={slug}>
              <Link href={links.category(slug)}>{category}</Link>
            </li>
          ))}
        </CategoryList>
      )}
    </header>
  );
}

const ProductName = chakra("h1", { base: { textStyle: "h1", mb: "2", overflowWrap: "anywhere" } });
const ProductFacts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "1.5",
    columnGap: "4",
    textStyle: "sm",
    color: "fg.subtle",
  },
});
const RatingRow = chakra("span", {
  base: { display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
});
const SkuPlace = chakra("span", { base: { "&[data-empty]": { visibility: "hidden" } } });
const SkuText = chakra("span", { base: { textStyle: "code" } });
const CategoryList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1",
    mt: "1.5",
    textStyle: "sm",
    "& > li": { minWidth: "0" },
  },
});
