import { chakra } from "../../theme/chakra.tsx";

/** Rating of a criterion, which determines the colour of its bar. */
export type MeterTone = "good" | "medium" | "poor";

export const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
export const SectionLayout = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "6", md: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
    alignItems: "start",
  },
});
export const ScoreFigure = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline", columnGap: "4" },
});
export const ScoreNumber = chakra("b", { base: { textStyle: "h3" } });
export const MeterTrack = chakra("span", {
  base: {
    display: "block",
    width: "full",
    height: "6px",
    mt: "1",
    borderRadius: "full",
    bg: "bg.muted",
    overflow: "hidden",
    forcedColorAdjust: "none",
  },
});
export const MeterBar = chakra("span", {
  base: { display: "block", height: "full", borderRadius: "full" },
  variants: {
    tone: { good: { bg: "success.solid" }, medium: { bg: "warning.solid" }, poor: { bg: "danger.solid" } },
  },
});
export const CriterionList = chakra("dl", {
  base: {
    mt: "4",
    textStyle: "sm",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      gap: "4",
      py: "2",
      borderTop: "hairline",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
    "& dt": { color: "fg.muted" },
    "& dd": { display: "grid", gridTemplateColumns: "2rem minmax(0, 1fr)", alignItems: "center", fontWeight: "medium" },
    "& dd > span": { mt: "0" },
  },
});
export const FactList = chakra("ul", {
  base: {
    mb: "5",
    "& > li": { py: "2", borderTop: "hairline" },
    "& > li:last-child": { borderBottom: "hairline" },
  },
});
