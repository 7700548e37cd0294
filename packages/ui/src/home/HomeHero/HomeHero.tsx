import type { ProductSummary, SiteLinks, RepairMenu } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { CounterBoard } from "../CounterBoard/CounterBoard.tsx";
import { ShopWindow, type ShopWindowProps } from "../ShopWindow/ShopWindow.tsx";

export interface HomeHeroProps extends Pick<ShopWindowProps, "site"> {
  /** Three products for the window; the first is the page's first picture. */
  products: readonly ProductSummary[];
  /** Repairs with their prices, a menu a device; the board is left out where there are none. */
  repairs: readonly RepairMenu[];
  links: SiteLinks;
  /** Where repairs are. @default the repair desk */
  repairHref?: string | undefined;
  /** Where "Shop smartphones" leads. */
  phonesHref: string;
  /** Where "See the sale" leads; without it the button is left out. */
  saleHref?: string | undefined;
}

/** The two lives of everything, side by side: the shop window left, the board of the repair counter right. */
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
      <ShopWindow products={products} links={links} phonesHref={phonesHref} saleHref={saleHref} site={site} />
      {repairs.length > 0 && <CounterBoard menus={repairs} repairHref={repairHref} />}
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
