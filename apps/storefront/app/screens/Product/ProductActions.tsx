import type { ProductDetail } from "@rewire/domain";
import { ShareButton } from "@rewire/ui";
import CompareBox from "../../commerce/compare/CompareBox.tsx";

/** Further actions of a product: comparing and sharing. */
export function ProductActions({ product }: { product: ProductDetail }) {
  return (
    <>
      <CompareBox product={product} hasFallbackLink />
      <ShareButton title={product.name} url={() => window.location.href.replace(/#.*$/, "")} />
    </>
  );
}
