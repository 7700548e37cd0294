import { chakra } from "../../theme/chakra.tsx";

/**
 * Name of an illustration of a wire: `cut` for a missing page, `apart` for no results, `loop` for an empty list, and
 * `knot` for a failure.
 */
export type IllustrationName = "cut" | "apart" | "loop" | "knot";

type IllustrationStroke = readonly [path: string, stroke: "accent.solid" | "repair.solid" | "border.control"];

const strokesByName: Record<IllustrationName, readonly IllustrationStroke[]> = {
  cut: [
    ["M0 12h78l14 14h10", "accent.solid"],
    ["M0 28h62l14-14h8", "repair.solid"],
    ["M240 12h-70l-12 12h-10", "border.control"],
    ["M240 28h-56l-12-12h-6", "border.control"],
  ],
  apart: [
    ["M0 12h96v16h12", "accent.solid"],
    ["M0 28h84", "repair.solid"],
    ["M240 12h-84v16h-12", "border.control"],
    ["M240 28h-72", "border.control"],
  ],
  loop: [
    ["M0 12h104l16 8-16 8H0", "accent.solid"],
    ["M240 12h-64l-16 8 16 8h64", "border.control"],
  ],
  knot: [
    ["M0 28h88l28-20h20l28 20h20", "repair.solid"],
    ["M0 12h88l28 20h20l28-20h20", "accent.solid"],
    ["M196 12h44M196 28h44", "border.control"],
  ],
};

/** Decorative illustration for an empty page or an error page. Do not use it for other content. */
export function Illustration({ illustration }: { illustration: IllustrationName }) {
  return (
    <IllustrationSvg viewBox="0 0 240 40" aria-hidden focusable={false}>
      {strokesByName[illustration].map(([path, stroke]) => (
        <chakra.path key={path} d={path} stroke={stroke} />
      ))}
    </IllustrationSvg>
  );
}

const IllustrationSvg = chakra("svg", {
  base: { width: "7.5rem", maxWidth: "full", height: "auto", fill: "none", strokeWidth: "4" },
});
