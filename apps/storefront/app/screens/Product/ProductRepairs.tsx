import type { ProductDetail, RepairOffer } from "@rewire/domain";
import { RepairCosts } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

/** Repairs of a product, with a link to book them. */
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
