import type { ProductDetail } from "@rewire/domain";
import { ShareButton } from "@rewire/ui";
import CompareBox from "../../commerce/compare/CompareBox.tsx";

/** What can be done about a product besides buying it: comparing it, passing it on. */
export function ProductTools({ product }: { product: ProductDetail }) {
  return (
    <>
      <CompareBox product={product} isLink />
      <ShareButton title={product.name} url={() => window.location.href.replace(/#.*$/, "")} />
    </>
  );
}
