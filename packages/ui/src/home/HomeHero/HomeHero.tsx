import type { ProductSummary, SiteLinks, RepairMenu } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { RepairPriceBoard } from "../RepairPriceBoard/RepairPriceBoard.tsx";
import { FeaturedProducts, type FeaturedProductsProps } from "../FeaturedProducts/FeaturedProducts.tsx";

export interface HomeHeroProps extends Pick<FeaturedProductsProps, "site"> {
  /** Three featured products; the first has the page's main image. */
  products: readonly ProductSummary[];
  /** Repairs with prices, one price list per device; if empty, the repair panel is omitted. */
  repairs: readonly RepairMenu[];
  links: SiteLinks;
  /** URL of the repair page. @default the repair page of `links` */
  repairHref?: string | undefined;
  /** URL of the "Shop smartphones" link. @default none: a link to all products */
  phonesHref?: string | undefined;
  /** URL of the "See the sale" link; without it the link is omitted. */
  saleHref?: string | undefined;
}

/** Hero of the home page: featured products and the repair panel, side by side on wide screens. */
export function HomeHero({
  products,
  repairs,
  links,
  repairHref = links.repair,
  phonesHref,
  saleHref,
  site,
}: HomeHeroProps) {
  return (
    <HeroRoot data-alone={repairs.length === 0 || undefined}>
      <FeaturedProducts products={products} links={links} phonesHref={phonesHref} saleHref={saleHref} site={site} />
      {repairs.length > 0 && (
        <RepairPriceBoard menus={repairs} repairHref={repairHref} trackHref={links.repairStatus} />
      )}
    </HeroRoot>
  );
}

const HeroRoot = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(min(440px, 42%), 36%)" },
    borderBottom: "hairline",
    "&[data-alone]": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
