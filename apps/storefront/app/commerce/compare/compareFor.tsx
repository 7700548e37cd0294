import { memo, Suspense } from "react";
import type { ProductSummary } from "@rewire/domain";
import { lazyPart } from "@rewire/ui";

const CompareBox = lazyPart(() => import("./CompareBox.tsx"));

/** Kept as it is while the page changes: a part that has not come to life yet would vanish if it changed. */
const LateBox = memo(function LateBox({ product }: { product: ProductSummary }) {
  return (
    <Suspense fallback={null}>
      <CompareBox product={product} />
    </Suspense>
  );
});

/** The box of a card: rendered with the page, brought to life late. */
export const compareFor = (product: ProductSummary) => <LateBox product={product} />;
