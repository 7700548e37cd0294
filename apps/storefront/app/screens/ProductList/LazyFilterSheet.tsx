import { Suspense } from "react";
import type { FilterSheetProps } from "@rewire/ui";
import { lazyComponent } from "@rewire/ui";

const FilterSheet = lazyComponent(() =>
  import("@rewire/ui/filter-sheet").then((module) => ({ default: module.FilterSheet })),
);

/** Sheet with all filters for small screens; the code is loaded when the sheet is first opened. */
export function LazyFilterSheet(props: FilterSheetProps) {
  return (
    <Suspense fallback={null}>
      <FilterSheet {...props} />
    </Suspense>
  );
}
