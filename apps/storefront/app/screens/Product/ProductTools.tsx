import type { ProductDetail } from "@rewire/domain";
import { ShareButton } from "@rewire/ui";
import CompareBox from "../../commerce/compare/CompareBox.tsx";

/** Further actions of a product: comparing and sharing. */
export function ProductTools({ product }: { product: ProductDetail }) {
  return (
    <>
      <CompareBox product={product} isLink />
      <ShareButton title={product.name} url={() => window.location.href.replace(/#.*$/, "")} />
    </>
  );
}
