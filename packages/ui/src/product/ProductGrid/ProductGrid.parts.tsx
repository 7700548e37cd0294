import { hairlineGridStyle } from "../../patterns/grid.ts";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Returns a grid track list with as many columns as the minimum share of the width allows, and fewer columns for large
 * text.
 */
const createAutoFillColumns = (minimumShare: string) => `repeat(auto-fill, minmax(max(8.25rem, ${minimumShare}), 1fr))`;

const columnTracks = createAutoFillColumns("34%");
const wideColumnStyle = { gridTemplateColumns: createAutoFillColumns("25.5%") };
const widerColumnStyle = {
  "@media (min-width: 75em)": { gridTemplateColumns: createAutoFillColumns("20.5%") },
  "@media (min-width: 96em)": { gridTemplateColumns: createAutoFillColumns("17%") },
};

const cellStyle = {
  ...hairlineGridStyle["& > li"],
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "span 6",
} as const;

/** Grid container of products; also used by the wishlist and the loading skeleton. */
export const GridRoot = chakra("ul", {
  base: { ...hairlineGridStyle, display: "grid", "& > li": cellStyle },
  variants: {
    layout: {
      grid: { gridTemplateColumns: columnTracks, "@media (min-width: 56.25em)": wideColumnStyle, ...widerColumnStyle },
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

const { "& > li": _, ...groupedGridStyle } = hairlineGridStyle;

/**
 * Grid container whose cells are wrapped in groups. On wide screens the groups have no boxes (`display: contents`), so
 * that the grid looks like GridRoot. Has `role="list"`, because HTML does not allow group elements between `ul` and
 * `li`.
 */
export const GroupedGridRoot = chakra(
  "div",
  {
    base: {
      "@media (min-width: 56.25em)": { ...groupedGridStyle, display: "grid", ...wideColumnStyle },
      ...widerColumnStyle,
    },
  },
  { defaultProps: { role: "list" } },
);

/**
 * Number of cells in a group: a multiple of the one or two columns on narrow screens, so that every group has complete
 * rows.
 */
export const CELLS_PER_GROUP = 4;

/**
 * Group of rows on narrow screens, whose last hairline overlaps the next group's first. On a freshly loaded page
 * (`data-fresh` on the root element, set by the app), groups are laid out when the user scrolls near them, because most
 * of a long list is outside the first viewport. After navigations they are laid out immediately, so that scroll
 * positions can be restored.
 */
export const GridGroup = chakra(
  "div",
  {
    base: {
      "@media not all and (min-width: 56.25em)": {
        ...groupedGridStyle,
        display: "grid",
        gridTemplateColumns: columnTracks,
        "&:not(:last-child)": { marginBottom: "-1px" },
        "html[data-fresh] &": { contentVisibility: "auto", containIntrinsicBlockSize: "auto calc(75vw + 520px)" },
      },
      "@media (min-width: 56.25em)": { display: "contents" },
    },
  },
  { defaultProps: { role: "none" } },
);

export const GridCell = chakra("div", { base: cellStyle }, { defaultProps: { role: "listitem" } });
