import { chakra } from "../../theme/chakra.tsx";

/** Decorative illustration of the two wires of the logo, cut through. It is hidden from screen readers. */
export function CutWireIllustration() {
  return (
    <IllustrationSvg
      viewBox="0 0 1360 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="6"
      aria-hidden
      focusable={false}
    >
      <WirePath kind="shop" d="M0 35h480l50 50h60" />
      <WirePath kind="repair" d="M0 85h430l50-50h24" />
      <WirePath kind="dead" d="M1360 35H860l-50 50h-60M1360 85H900l-50-50h-30" />
    </IllustrationSvg>
  );
}

const IllustrationSvg = chakra(
  "svg",
  // On phones smaller, so that the crossing is not cut off.
  { base: { width: "full", height: { base: "6rem", md: "7.5rem" } } },
  { forwardProps: ["fill", "strokeWidth"] },
);
const WirePath = chakra("path", {
  variants: {
    kind: { shop: { stroke: "accent.solid" }, repair: { stroke: "repair.solid" }, dead: { stroke: "border.control" } },
  },
});
