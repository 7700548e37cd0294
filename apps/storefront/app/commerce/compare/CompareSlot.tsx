import { useMemo, useSyncExternalStore } from "react";
import { CompareBar } from "@rewire/ui/compare-bar";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import {
  clearComparison,
  onRejectionChange,
  parseStoredComparison,
  readRejectedComparison,
} from "./changeComparison.ts";
import { storedComparison } from "./storedComparison.ts";

/** Bar with the products selected for comparison. */
export default function CompareSlot({ isHiddenOnPhones }: { isHiddenOnPhones: boolean }) {
  const links = useLinks();
  const text = useSyncExternalStore(storedComparison.onChange, storedComparison.read);
  const comparedProducts = useMemo(() => parseStoredComparison(text), [text]);
  const rejectedComparison = useSyncExternalStore(onRejectionChange, readRejectedComparison);
  if (comparedProducts.length === 0) return null;
  return (
    <DeferredMessages fallback={null}>
      <CompareBar
        products={comparedProducts}
        links={links}
        onClear={clearComparison}
        isFull={rejectedComparison === text}
        isHiddenOnPhones={isHiddenOnPhones}
      />
    </DeferredMessages>
  );
}
