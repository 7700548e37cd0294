import { useEffect, useMemo } from "react";
import { StoreClientProvider, useStockStatus } from "@rewire/data";
import { useStoreSettings, type FreshStock } from "@rewire/ui";
import { storeClient } from "./storeClient.ts";

interface StockWatchProps {
  slug: string;
  onStock: (stock: FreshStock) => void;
}

/** Asks the shop for a product's stock now and tells the page, which may come from a cache. Shows nothing. */
export default function StockWatch(props: StockWatchProps) {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <Watch {...props} />
    </StoreClientProvider>
  );
}

function Watch({ slug, onStock }: StockWatchProps) {
  const status = useStockStatus(slug);
  const stock = useMemo(() => (status.kind === "ready" ? { [status.productId]: status.stock, ...status.variations } : null), [status]);
  useEffect(() => {
    if (stock) onStock(stock);
  }, [stock, onStock]);
  return null;
}
