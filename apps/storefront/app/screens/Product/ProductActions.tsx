import type { FitDevice, ProductDetail } from "@rewire/domain";
import { ShareButton } from "@rewire/ui";
import { OwnedDeviceToggle } from "../../commerce/devices/OwnedDeviceToggle.tsx";
import CompareBox from "../../commerce/compare/CompareBox.tsx";

interface ProductActionsProps {
  product: ProductDetail;
  /** Device that the product is; null for none. */
  device: FitDevice | null;
}

/** Secondary actions of the product page: compare, add to the shopper's devices, and share. */
export function ProductActions({ product, device }: ProductActionsProps) {
  return (
    <>
      <CompareBox product={product} hasFallbackLink />
      {device && <OwnedDeviceToggle device={device} />}
      <ShareButton title={product.name} url={() => window.location.href.replace(/#.*$/, "")} />
    </>
  );
}
