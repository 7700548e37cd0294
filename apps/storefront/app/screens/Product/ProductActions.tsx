import type { FitDevice, ProductDetail } from "@rewire/domain";
import { ShareButton } from "@rewire/ui";
import { OwnedDeviceToggle } from "../../commerce/devices/OwnedDeviceToggle.tsx";
import CompareBox from "../../commerce/compare/CompareBox.tsx";

interface ProductActionsProps {
  product: ProductDetail;
  /** Device that the product is; null for none. */
  device: FitDevice | null;
}

/** Further actions of a product: comparing it, adding it to the shopper's devices, and sharing it. */
export function ProductActions({ product, device }: ProductActionsProps) {
  return (
    <>
      <CompareBox product={product} hasFallbackLink />
      {device && <OwnedDeviceToggle device={device} />}
      <ShareButton title={product.name} url={() => window.location.href.replace(/#.*$/, "")} />
    </>
  );
}
