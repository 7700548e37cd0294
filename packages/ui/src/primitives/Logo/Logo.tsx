import { chakra } from "../../theme/chakra.tsx";

/**
 * Logo of the shop: two crossing wires and the shop's name. The link around the logo must provide the accessible name.
 */
export function Logo({ name }: { name: string }) {
  return (
    <LogoRoot>
      <LogoMark viewBox="0 0 32 24" fill="none" strokeWidth="3.4" aria-hidden focusable={false}>
        <chakra.path d="M0 18h8L20 6h12" css={{ stroke: "repair.solid" }} />
        <chakra.path d="M8.7 6.7 20 18" strokeWidth="7.5" css={{ stroke: "bg" }} />
        <chakra.path d="M0 6h8l12 12h12" css={{ stroke: "accent.solid" }} />
      </LogoMark>
      {name}
    </LogoRoot>
  );
}

const LogoRoot = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "10px",
    minHeight: "target",
    fontFamily: "heading",
    fontWeight: "semibold",
    fontSize: "1.5rem",
    lineHeight: "1",
    letterSpacing: "-0.03em",
  },
});
const LogoMark = chakra(
  "svg",
  { base: { width: "2rem", height: "1.5rem", flex: "none" } },
  { forwardProps: ["fill", "strokeWidth"] },
);
