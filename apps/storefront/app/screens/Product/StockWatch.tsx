import { useEffect, useMemo } from "react";
import { CartProvider, useCart, useStockStatus } from "@rewire/data";
import type { Money, FreshStock } from "@rewire/domain";
import { useStoreSettings } from "@rewire/ui";
import { commerceClient } from "../../commerce/commerceClient.ts";

/** Where the cart goes, and what the shop asks for that. */
export interface CartDelivery {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rate: Money;
}

interface StockWatchProps {
  slug: string;
  onStock: (stock: FreshStock) => void;
  /** Told what delivery of the cart costs; null for an empty one. */
  onDelivery: (delivery: CartDelivery | null) => void;
}

/** Asks the shop for a product's stock now and tells the page, which may come from a cache; the cart's delivery as well. Shows nothing. */
export default function StockWatch(props: StockWatchProps) {
  const { currency } = useStoreSettings();
  return (
    <CartProvider client={commerceClient(currency)}>
      <Watch {...props} />
    </CartProvider>
  );
}

function Watch({ slug, onStock, onDelivery }: StockWatchProps) {
  const status = useStockStatus(slug);
  const stock = useMemo(
    () => (status.kind === "ready" ? { [status.productId]: status.stock, ...status.variations } : null),
    [status],
  );
  useEffect(() => {
    if (stock) onStock(stock);
  }, [stock, onStock]);

  const cart = useCart();
  const delivery = useMemo(() => (cart.kind === "ready" ? deliveryOf(cart) : null), [cart]);
  useEffect(() => onDelivery(delivery), [delivery, onDelivery]);
  return null;
}

/** The way that the shop has chosen, or the first; whoever comes to the shop has nothing delivered. */
function deliveryOf({
  cart: { needsShipping, rates, chosenRate },
  customer,
}: Extract<ReturnType<typeof useCart>, { kind: "ready" }>): CartDelivery | null {
  const sent = rates.filter(({ id }) => !/pickup/i.test(id));
  const rate = sent.find(({ id }) => id === chosenRate) ?? sent[0];
  const { country } = customer.shipping;
  return needsShipping && rate && country ? { country, rate: rate.cost } : null;
}
