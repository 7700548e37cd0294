import { toEnergyLabelUrl, type EnergyClass, type ProductDetail } from "@rewire/domain";
import { EnergyFact } from "@rewire/ui";
import { useLinks } from "../../../navigation/useLinks.ts";
import { GoodsMessages } from "../../parts/GoodsMessages.tsx";

interface ProductEnergyProps extends Pick<ProductDetail, "slug"> {
  energyClass: EnergyClass;
}

/**
 * Energy class of a product, shown next to the price, with links to the energy label and the product information sheet.
 */
export function ProductEnergy({ slug, energyClass }: ProductEnergyProps) {
  const href = toEnergyLabelUrl(useLinks().product(slug));
  return (
    <GoodsMessages fallback={null}>
      <EnergyFact energyClass={energyClass} href={href} />
    </GoodsMessages>
  );
}
