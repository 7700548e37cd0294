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

/**
 * Renders the checkbox on a product card that selects the product for comparison. The checkbox is part of the
 * server-rendered HTML and is hydrated later.
 */
export const renderCompareToggle = (product: ProductSummary) => <DeferredCompareBox product={product} />;
