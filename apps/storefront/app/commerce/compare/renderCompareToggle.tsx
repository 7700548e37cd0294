import { memo, Suspense } from "react";
import type { ProductSummary } from "@rewire/domain";
import { lazyComponent } from "@rewire/ui";

const CompareBox = lazyComponent(() => import("./CompareBox.tsx"));

/** Memoised, because React discards a component that is not hydrated yet when its props change. */
const DeferredCompareBox = memo(function DeferredBox({ product }: { product: ProductSummary }) {
  return (
    <Suspense fallback={null}>
      <CompareBox product={product} />
    </Suspense>
  );
});

/** Renders the compare checkbox of a product card; it is part of the server's HTML and hydrated later. */
export const renderCompareToggle = (product: ProductSummary) => <DeferredCompareBox product={product} />;
