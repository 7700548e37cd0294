import { startTransition, useEffect, useMemo } from "react";
import { CartProvider, useCart, useStockStatus } from "@rewire/data";
import type { CurrentStock, ShippingRate } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useStableValue } from "../ProductList/useStableValue.ts";

/** Destination of the cart and its shipping costs. */
export interface CartDelivery {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly rate: ShippingRate;
}

export interface StockAndDeliveryLoaderProps {
  slug: string;
  onStockChange: (stock: CurrentStock) => void;
  /** Called with the shipping costs of the cart; null if it is empty. */
  onDeliveryChange: (delivery: CartDelivery | null) => void;
}

/**
 * Component that fetches a product's current stock, because the page may be cached, and the cart's shipping costs.
 * Renders nothing; the page renders them in the background.
 */
export default function StockAndDeliveryLoader(props: StockAndDeliveryLoaderProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <StockUpdates {...props} />
    </CartProvider>
  );
}

function StockUpdates({ slug, onStockChange, onDeliveryChange }: StockAndDeliveryLoaderProps) {
  const status = useStockStatus(slug);
  const stock = useMemo(
    () => (status.kind === "ready" ? { [status.productId]: status.stock, ...status.variations } : null),
    [status],
  );
  useEffect(() => {
    if (stock) startTransition(() => onStockChange(stock));
  }, [stock, onStockChange]);

  const cart = useCart();
  // The page renders for another delivery alone, not for every change of the cart.
  const delivery = useStableValue(cart.kind === "ready" ? toCartDelivery(cart) : null);
  useEffect(() => startTransition(() => onDeliveryChange(delivery)), [delivery, onDeliveryChange]);
  return null;
}

/** Returns destination and costs of the selected shipping rate, or of the first rate; pickup rates are ignored. */
function toCartDelivery({
  cart: { needsShipping, rates, chosenRate },
  customer,
}: Extract<ReturnType<typeof useCart>, { kind: "ready" }>): CartDelivery | null {
  const deliveryRates = rates.filter(({ id }) => !/pickup/i.test(id));
  const rate = deliveryRates.find(({ id }) => id === chosenRate) ?? deliveryRates[0];
  const { country } = customer.shipping;
  return needsShipping && rate && country ? { country, rate } : null;
}
