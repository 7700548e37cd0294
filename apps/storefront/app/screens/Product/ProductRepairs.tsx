import type { ProductDetail, RepairOffer } from "@rewire/domain";
import { RepairCosts } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

/** List of the repairs offered for a product, with a link to book a repair. */
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
