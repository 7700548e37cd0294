import { Suspense, useMemo, useSyncExternalStore } from "react";
import type { ProductSummary } from "@rewire/domain";
import { CompareToggle, lazyComponent } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { parseStoredComparison, toggleComparison } from "./changeComparison.ts";
import { mayHaveDevices, storedDevices } from "../devices/storedDevices.ts";
import { storedComparison } from "./storedComparison.ts";

// @chunk comparison: used by every card of a list, after hydration.

const CardFitBadge = lazyComponent(() => import("../devices/CardFitBadge.tsx"));

interface CompareBoxProps {
  product: ProductSummary;
  /** Whether a link to the comparison is rendered without JavaScript. @default false, which renders nothing */
  hasFallbackLink?: boolean | undefined;
}

/** Checkbox that adds a product to the comparison; a fifth product is rejected with a message in the compare bar. */
export default function CompareBox({ product, hasFallbackLink = false }: CompareBoxProps) {
  const links = useLinks();
  const text = useSyncExternalStore(storedComparison.onChange, storedComparison.read, () => "");
  const hasDevices =
    useSyncExternalStore(
      storedDevices.onChange,
      () => mayHaveDevices(storedDevices.read()),
      () => false,
    ) && !hasFallbackLink;
  const isCompared = useMemo(
    () => parseStoredComparison(text).some(({ slug }) => slug === product.slug),
    [text, product.slug],
  );

  return (
    <>
      <CompareToggle
        name={product.name}
        isCompared={isCompared}
        onToggle={() => toggleComparison(product)}
        href={hasFallbackLink ? links.compare([product.slug]) : undefined}
      />
      {hasDevices && (
        <Suspense fallback={null}>
          <CardFitBadge product={product} />
        </Suspense>
      )}
    </>
  );
}
