import type { Ecodesign, Money, ProductDetail, RepairOffer } from "@rewire/domain";
import { DurabilityLabel, hasLifeFacts, PageSection, ProductLife } from "@rewire/ui";
import { useLinks } from "../../../navigation/useLinks.ts";
import { GoodsMessages } from "../../parts/GoodsMessages.tsx";

interface LifeSectionProps {
  product: Pick<ProductDetail, "slug">;
  ecodesign: Ecodesign;
  repairs: readonly RepairOffer[];
}

/** Section about repair and durability, with a link to the repair desk if it repairs the device. */
export function LifeSection({ product: { slug }, ecodesign, repairs }: LifeSectionProps) {
  const links = useLinks();
  if (!hasLifeFacts(ecodesign)) return null;
  return (
    <PageSection>
      <GoodsMessages>
        <ProductLife
          ecodesign={ecodesign}
          lowestRepairPrice={findLowestRepair(repairs)}
          repairHref={repairs.length > 0 ? links.repairOf(slug) : undefined}
        >
          <DurabilityLabel years={ecodesign.guaranteeYears} />
        </ProductLife>
      </GoodsMessages>
    </PageSection>
  );
}

/** Returns the lowest price of the repairs; null if there are none. */
const findLowestRepair = (repairs: readonly RepairOffer[]): Money | null =>
  repairs.reduce<Money | null>((lowest, { price }) => (lowest && lowest.minor <= price.minor ? lowest : price), null);
