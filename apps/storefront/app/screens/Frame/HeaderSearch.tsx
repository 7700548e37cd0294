import { startTransition, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyComponent, SearchForm } from "@rewire/ui";
import { getSearchText } from "../../navigation/pageGroups.ts";
import { useLinks } from "../../navigation/useLinks.ts";

const SearchOverlay = lazyComponent(() => import("../Search/SearchOverlay.tsx"));

/**
 * Search field in the header. Before JavaScript runs, it is a plain form; suggestions are loaded on hover or focus, in
 * the background, so that the focus shows at once.
 */
export function HeaderSearch() {
  const location = useLocation();
  const links = useLinks();
  const field = useRef<HTMLInputElement>(null);
  const [isOverlayNeeded, setOverlayNeeded] = useState(false);
  // The field may have been focused before hydration.
  useEffect(() => {
    if (field.current && document.activeElement === field.current) startTransition(() => setOverlayNeeded(true));
  }, []);
  const showSearchText = useCallback((text: string) => {
    if (field.current) field.current.value = text;
  }, []);
  return (
    <>
      <SearchForm
        ref={field}
        action={links.products()}
        defaultValue={getSearchText(location)}
        onApproach={() => startTransition(() => setOverlayNeeded(true))}
      />
      {isOverlayNeeded && (
        <Suspense fallback={null}>
          <SearchOverlay field={field} onShow={showSearchText} />
        </Suspense>
      )}
    </>
  );
}
