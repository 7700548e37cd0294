import { Suspense } from "react";
import type { FilterSheetProps } from "@rewire/ui";
import { lazyPart } from "@rewire/ui";

const FilterSheet = lazyPart(() =>
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
