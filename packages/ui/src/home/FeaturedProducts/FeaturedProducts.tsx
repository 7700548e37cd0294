import { toEnergyLabelUrl, type ProductSummary, type SiteLinks } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface FeaturedProductsProps {
  products: readonly ProductSummary[];
  links: SiteLinks;
  /** URL of the "Shop smartphones" link; without it, the link leads to all products. */
  phonesHref: string | undefined;
  saleHref: string | undefined;
  /** Site name and description, which replace the default headline in shops without the standard claims. */
  site: { readonly siteName: string; readonly shortDescription: string };
}

/** Section with a headline, two links, and three products with their prices. */
export function FeaturedProducts({ products, links, phonesHref, saleHref, site }: FeaturedProductsProps) {
  const { showStandardClaims } = useShopSettings();
  const mainHref = showStandardClaims ? phonesHref : undefined;
  return (
    <FeaturedSection>
      <WelcomeText>
        <HeroTitle>
          {showStandardClaims ? <FormattedMessage id="home.headline" values={lineBreakFormatter} /> : site.siteName}
        </HeroTitle>
        {(showStandardClaims || site.shortDescription) && (
          <LeadText>{showStandardClaims ? <FormattedMessage id="home.lead" /> : site.shortDescription}</LeadText>
        )}
        <ButtonRow>
          <LinkButton size="lg" href={mainHref ?? links.products()}>
            <FormattedMessage id={mainHref ? "home.shopPhones" : "catalog.allProducts"} />
          </LinkButton>
          {saleHref && (
            <LinkButton size="lg" variant="line" href={saleHref}>
              <FormattedMessage id="home.seeSale" />
            </LinkButton>
          )}
        </ButtonRow>
      </WelcomeText>
      <CarouselList data-full={products.length >= 3 || undefined}>
        {products.slice(0, 3).map((product, index) => (
          <CarouselItem key={product.id} product={product} href={links.product(product.slug)} isFirst={index === 0} />
        ))}
      </CarouselList>
    </FeaturedSection>
  );
}

function CarouselItem({ product, href, isFirst }: { product: ProductSummary; href: string; isFirst: boolean }) {
  return (
    <li>
      <CarouselLink as={useLinkComponent()} href={href}>
        <PictureFrame>
          <Picture
            image={product.image && { ...product.image, alt: "" }}
            sizes="(min-width:96em) 346px,(min-width:64em) 22vw,34vw"
            maxWidth={768}
            isPriority={isFirst}
          />
        </PictureFrame>
        <PictureCaption>
          <b>{product.name}</b> <Price price={omitRegularPrice(product.price)} measurePrice={product.measurePrice} />
        </PictureCaption>
      </CarouselLink>
      {product.energyClass && <EnergyArrow energyClass={product.energyClass} href={toEnergyLabelUrl(href)} />}
    </li>
  );
}

/** Removes the regular price, because there is space for one amount only. */
const omitRegularPrice = (price: ProductSummary["price"]): ProductSummary["price"] =>
  price.kind === "sale" ? { kind: "single", amount: price.now } : price;

const lineBreakFormatter = { br: () => <br key="br" /> };

/** Aligns with the start of the page container. */
const pageEdgePadding = "max({spacing.gutter}, calc((100vw - {sizes.container.page}) / 2))";

const FeaturedSection = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: { lg: "auto 1fr" },
    ps: { base: "gutter", lg: pageEdgePadding },
    pe: { base: "gutter", lg: "0" },
  },
});
const WelcomeText = chakra("div", {
  base: { pt: { base: "6", lg: "52px" }, pb: { base: "28px", lg: "10" }, pe: { lg: "8" } },
});
const HeroTitle = chakra("h1", { base: { textStyle: "display", overflowWrap: "anywhere" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "14px", maxWidth: "28.5em" } });
const ButtonRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "10px", mt: "22px" } });
/** Aligns the bottom edges of the pictures, regardless of the length of the names below. */
const twoRowLayout = {
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;

const CarouselList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(max(6rem, 30%), 1fr))",
    // Those that have arrived leave space for the others.
    "&[data-full]": { gridTemplateColumns: "repeat(auto-fill, minmax(max(6rem, 30%), 1fr))" },
    gridTemplateRows: { lg: "1fr auto" },
    mx: { base: "calc(-1 * {spacing.gutter})", lg: "0" },
    borderTop: "hairline",
    borderInlineStart: { lg: "hairline" },
    "& > li": twoRowLayout,
    // Below the price, outside the link of the product.
    "& > li > [data-energy]": {
      gridArea: "2 / 1",
      alignSelf: "end",
      justifySelf: "start",
      ms: { base: "3", lg: "18px" },
      mb: { base: "10px", lg: "14px" },
    },
    "& > li > a:has(+ [data-energy]) > :last-child": { pb: { base: "42px", lg: "46px" } },
    "& > li + li": { borderInlineStart: "hairline" },
  },
});
const CarouselLink = chakra("a", {
  base: {
    ...twoRowLayout,
    gridArea: "1 / 1 / 3 / 2",
    _hover: { "& b": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
    _focusVisible: { outlineOffset: "-4px" },
  },
});
const PictureFrame = chakra("span", {
  base: {
    position: "relative",
    display: "block",
    aspectRatio: { base: "1", lg: "auto" },
    minHeight: { lg: "272px" },
    overflow: "hidden",
    "& > span": { position: "absolute", inset: "0", height: "full" },
  },
});
const PictureCaption = chakra("span", {
  base: {
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "10px",
    px: { base: "3", lg: "18px" },
    pt: { base: "10px", lg: "14px" },
    pb: { base: "14px", lg: "18px" },
    textStyle: "sm",
    "& b": { fontWeight: "semibold", overflowWrap: "anywhere" },
    "& span": { fontSize: { base: "sm", lg: "md" }, columnGap: "1" },
  },
});
