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

/** Grid container for product cards, also used by the wishlist and the loading skeleton. */
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
 * Grid container whose cells are wrapped in groups. On wide screens, the groups have no boxes (`display: contents`), so
 * that the grid looks like {@link GridRoot}. It has `role="list"`, because HTML does not allow groups within a `ul`
 * element.
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
 * Number of cells in a group. It is a multiple of the number of columns on narrow screens, so that every group has
 * complete rows.
 */
export const CELLS_PER_GROUP = 4;

/**
 * Group of grid rows on narrow screens. After a page load, the layout of a group is computed only when the user scrolls
 * near it, because most of a long list is outside the first viewport. After a navigation within the app, it is computed
 * immediately, so that the scroll position can be restored.
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
