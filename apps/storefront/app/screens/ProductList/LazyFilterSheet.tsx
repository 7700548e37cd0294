import { Suspense } from "react";
import type { FilterSheetProps } from "@rewire/ui";
import { lazyComponent } from "@rewire/ui";

const FilterSheet = lazyComponent(() =>
  import("@rewire/ui/filter-sheet").then((module) => ({ default: module.FilterSheet })),
);

/** Filter sheet for small screens, loaded on first use. */
export function LazyFilterSheet(props: FilterSheetProps) {
  return (
    <Suspense fallback={null}>
      <FilterSheet {...props} />
    </Suspense>
  );
}
