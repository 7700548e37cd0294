import { hairlineGrid } from "../../patterns/grid.ts";
import { chakra } from "../../theme/chakra.tsx";

/** As many columns as the share allows, and fewer where large text would not fit them. */
const upTo = (share: string) => `repeat(auto-fill, minmax(max(8.25rem, ${share}), 1fr))`;

const columns = upTo("34%");
const wideColumns = { gridTemplateColumns: upTo("25.5%") };
const widerColumns = {
  "@media (min-width: 75em)": { gridTemplateColumns: upTo("20.5%") },
  "@media (min-width: 96em)": { gridTemplateColumns: upTo("17%") },
};

const cell = {
  ...hairlineGrid["& > li"],
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "span 6",
} as const;

/** Also holds the wishlist, and the empty cells of a grid that is loading. */
export const GridRoot = chakra("ul", {
  base: { ...hairlineGrid, display: "grid", "& > li": cell },
  variants: {
    layout: {
      grid: { gridTemplateColumns: columns, "@media (min-width: 56.25em)": wideColumns, ...widerColumns },
      carousel: {
        gridAutoFlow: "column",
        gridAutoColumns: { base: "62%", md: "32%", lg: "20%" },
        gridTemplateRows: "repeat(6, auto)",
        overflowX: "auto",
        scrollSnapType: "x proximity",
        scrollbarWidth: "thin",
        "& > li": { scrollSnapAlign: "start" },
      },
    },
  },
  defaultVariants: { layout: "grid" },
});

const { "& > li": _, ...inset } = hairlineGrid;

/**
 * A grid in groups: on wide screens they are no boxes, and it looks as GridRoot does.
 * A list by its role, because between `ul` and `li` no group may stand.
 */
export const GroupedGridRoot = chakra(
  "div",
  { base: { "@media (min-width: 56.25em)": { ...inset, display: "grid", ...wideColumns }, ...widerColumns } },
  { defaultProps: { role: "list" } },
);

/** How many cells a group has: whole rows of the one or two columns that a narrow screen has. */
export const GROUP = 4;

/**
 * On narrow screens a few rows of a grid, whose last hairline lies under the next group's first. On a page that the
 * browser has just opened (`data-fresh` at its root, set by whoever knows) they are laid out when the reader comes near:
 * most of a long list is not needed for its first view. Later pages are laid out whole, so that whoever comes back finds
 * their place.
 */
export const GridGroup = chakra(
  "div",
  {
    base: {
      "@media not all and (min-width: 56.25em)": {
        ...inset,
        display: "grid",
        gridTemplateColumns: columns,
        "&:not(:last-child)": { marginBottom: "-1px" },
        "html[data-fresh] &": { contentVisibility: "auto", containIntrinsicBlockSize: "auto calc(75vw + 520px)" },
      },
      "@media (min-width: 56.25em)": { display: "contents" },
    },
  },
  { defaultProps: { role: "none" } },
);

export const GridCell = chakra("div", { base: cell }, { defaultProps: { role: "listitem" } });
