import { chakra } from "../../theme/chakra.tsx";
import { energyColors, labelColors } from "../../theme/tokens/labelColors.ts";

const RULE = `2px solid ${labelColors.ink}`;

export const LabelRoot = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "8", lg: "12" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 24rem) minmax(0, 1fr)" },
    alignItems: "start",
  },
});

/** Panel that looks like a printed label: black on white in every theme. */
export const LabelSheet = chakra("div", {
  base: {
    maxWidth: "24rem",
    p: "5",
    border: RULE,
    borderRadius: "md",
    bg: labelColors.paper,
    color: labelColors.ink,
    forcedColorAdjust: "none",
  },
});
export const LabelHeader = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    pb: "3",
    mb: "4",
    borderBottom: RULE,
    overflowWrap: "anywhere",
  },
});
/** Scale of the energy classes. It has the same direction in left-to-right and right-to-left languages. */
export const ClassScaleRoot = chakra("div", { base: { display: "grid", gap: "3px", direction: "ltr" } });
export const ScaleRow = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", height: "2rem" },
});
export const ClassArrow = chakra("span", {
  base: {
    display: "grid",
    alignContent: "center",
    height: "full",
    px: "2",
    fontWeight: "bold",
    color: labelColors.ink,
    clipPath: "polygon(0 0, calc(100% - 1rem) 0, 100% 50%, calc(100% - 1rem) 100%, 0 100%)",
    "&[data-energy-step=A]": { bg: energyColors.A },
    "&[data-energy-step=B]": { bg: energyColors.B },
    "&[data-energy-step=C]": { bg: energyColors.C },
    "&[data-energy-step=D]": { bg: energyColors.D },
    "&[data-energy-step=E]": { bg: energyColors.E },
    "&[data-energy-step=F]": { bg: energyColors.F },
    "&[data-energy-step=G]": { bg: energyColors.G },
  },
});
export const ClassLetter = chakra("b", {
  base: {
    display: "grid",
    alignContent: "center",
    height: "2.75rem",
    ps: "8",
    pe: "3",
    fontSize: "1.75rem",
    lineHeight: "1",
    color: labelColors.paper,
    bg: labelColors.ink,
    // Browsers print no grounds unless their user says so.
    "@media print": { color: labelColors.ink, bg: labelColors.paper },
    clipPath: "polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 50%)",
  },
});
export const LabelFacts = chakra("dl", {
  base: {
    mt: "4",
    pt: "1",
    borderTop: RULE,
    textStyle: "sm",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: "3",
      py: "2",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
    "& > div + div": { borderTop: `1px solid ${labelColors.line}` },
    "& dd": { fontWeight: "bold", textAlign: "end" },
  },
});
export const LabelNote = chakra("p", { base: { mt: "3", textStyle: "sm", color: "fg.muted" } });
export const SheetTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
export const SheetList = chakra("dl", {
  base: {
    textStyle: "sm",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: "4",
      py: "10px",
      borderBottom: "hairline",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
    "& dt": { color: "fg.muted" },
    "& dd": { fontWeight: "medium" },
  },
});
export const LinkList = chakra("ul", { base: { display: "grid", justifyItems: "start", gap: "2", mt: "5" } });
