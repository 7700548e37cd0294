import type { Ecodesign, Money, ProductDetail, RepairOffer } from "@rewire/domain";
import { DurabilityLabel, hasDurabilityData, PageSection, ProductLife } from "@rewire/ui";
import { useLinks } from "../../../navigation/useLinks.ts";
import { GoodsMessages } from "../../parts/GoodsMessages.tsx";

interface DurabilitySectionProps {
  product: Pick<ProductDetail, "slug">;
  ecodesign: Ecodesign;
  repairs: readonly RepairOffer[];
}

/**
 * Section about the product's repairability and durability. Links to the repair page if the shop repairs the device.
 */
export function DurabilitySection({ product: { slug }, ecodesign, repairs }: DurabilitySectionProps) {
  const links = useLinks();
  if (!hasDurabilityData(ecodesign)) return null;
  return (
    <PageSection>
      <GoodsMessages fallback={null}>
        <ProductLife
          ecodesign={ecodesign}
          lowestRepairPrice={findLowestRepairPrice(repairs)}
          repairHref={repairs.length > 0 ? links.repairOf(slug) : undefined}
        >
          <DurabilityLabel years={ecodesign.guaranteeYears} />
        </ProductLife>
      </GoodsMessages>
    </PageSection>
  );
}

/** Returns the lowest price of the repairs; null if there are none. */
const findLowestRepairPrice = (repairs: readonly RepairOffer[]): Money | null =>
  repairs.reduce<Money | null>((lowest, { price }) => (lowest && lowest.minor <= price.minor ? lowest : price), null);
