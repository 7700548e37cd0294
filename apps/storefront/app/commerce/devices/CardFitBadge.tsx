import { useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";
import { FitBadge } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { fetchFittingProducts, type FittingProducts } from "./fetchFittingProducts.ts";
import { useOwnedDevices } from "./useOwnedDevices.ts";

/** Badge on the card of a product that fits one of the shopper's devices; nothing for all other products. */
export default function CardFitBadge({ product: { id, discount } }: { product: ProductSummary }) {
  const { devices } = useOwnedDevices();
  const products = useFittingProducts(devices.map(({ slug }) => slug).join(","));
  const getFitKind = (slug: string) => products?.get(slug)?.get(id);
  const device = devices.find(({ slug }) => getFitKind(slug));
  if (!device) return null;
  return (
    <FitMessages fallback={null}>
      <FitBadge name={device.name} kind={getFitKind(device.slug)} isBelowSaleBadge={discount !== null} />
    </FitMessages>
  );
}

/** Returns the products that fit the devices; null until they are loaded. @param slugs Separated by commas */
function useFittingProducts(slugs: string): FittingProducts | null {
  const [products, setProducts] = useState<FittingProducts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (slugs !== "")
      fetchFittingProducts(slugs.split(",")).then(
        (value) => isCurrent && setProducts(value),
        // A list is as good without badges.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [slugs]);
  return products;
}
