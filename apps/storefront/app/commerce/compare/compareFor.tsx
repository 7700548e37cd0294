import { memo, Suspense } from "react";
import type { ProductSummary } from "@rewire/domain";
import { lazyPart } from "@rewire/ui";

const CompareBox = lazyPart(() => import("./CompareBox.tsx"));

/** Memoised: a part that is not hydrated yet would be discarded if its props changed. */
const DeferredBox = memo(function DeferredBox({ product }: { product: ProductSummary }) {
  return (
    <Suspense fallback={null}>
      <CompareBox product={product} />
    </Suspense>
  );
});

/** Returns the compare checkbox of a card: server-rendered, hydrated later. */
export const compareFor = (product: ProductSummary) => <DeferredBox product={product} />;
