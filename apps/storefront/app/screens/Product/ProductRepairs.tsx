import type { ProductDetail, RepairOffer } from "@rewire/domain";
import { RepairCosts } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

/** What the workshop does to this device, and the way to its desk. */
export function ProductRepairs({
  product: { name, slug },
  repairs,
}: {
  product: ProductDetail;
  repairs: readonly RepairOffer[];
}) {
  const links = useLinks();
  return <RepairCosts name={name} repairs={repairs} repairHref={links.repairOf(slug)} />;
}
