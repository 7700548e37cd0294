import { isKeyOf } from "@rewire/domain";
import { palette } from "./palette.ts";
import { boardColors, semanticColors } from "./semanticColors.ts";

/**
 * Foreground and background colour with their contrast ratio, and the minimum ratio that WCAG 2.2 AA requires: 4.5 for
 * text, and 3 for other elements.
 */
export interface ContrastPair {
  mode: "light" | "dark";
  foreground: string;
  background: string;
  minContrast: 4.5 | 3;
  ratio: number;
}

type ColorPair = readonly [foreground: string, background: string, required: 4.5 | 3];

const backgrounds = ["bg", "bg.subtle", "bg.muted", "bg.panel"];
const textColors = [
  "fg",
  "fg.muted",
  "fg.subtle",
  "accent.fg",
  "repair.fg",
  "danger.fg",
  "success.fg",
  "warning.fg",
  "info.fg",
  "sale.fg",
];
const nonTextColors = [
  "border.control",
  "accent.focusRing",
  "repair.solid",
  "accent.solid",
  "rating.on",
  "danger.border",
  "success.border",
  "warning.border",
];
const tintNames = ["accent", "repair", "success", "warning", "danger", "info"];
const stateSuffixes = ["", ".hover", ".active"];

/** Combinations of colours used by the components. */
const colorPairs: readonly ColorPair[] = [
  ...backgrounds.flatMap((backgroundName): ColorPair[] => [
    ...textColors.map((textColor): ColorPair => [textColor, backgroundName, 4.5]),
    ...nonTextColors.map((nonTextColor): ColorPair => [nonTextColor, backgroundName, 3]),
  ]),
  ["fg", "bg.emphasized", 4.5],
  ["fg.muted", "bg.emphasized", 4.5],
  ...stateSuffixes.flatMap((state): ColorPair[] => [
    ["accent.contrast", `accent.solid${state}`, 4.5],
    ["repair.contrast", `repair.solid${state}`, 4.5],
  ]),
  ...tintNames.flatMap((tint) =>
    // A set, since the tint may be the accent.
    [...new Set([`${tint}.fg`, "fg", "fg.muted", "accent.fg"])].map((name): ColorPair => [name, `${tint}.subtle`, 4.5]),
  ),
  ...["success", "warning", "danger", "info"].map((tint): ColorPair => [`${tint}.contrast`, `${tint}.solid`, 4.5]),
  ["danger.contrast", "danger.border", 4.5],
  ["danger.contrast", "danger.solid.active", 4.5],
  ["fg", "accent.muted", 4.5],
  ["accent.fg", "accent.muted", 4.5],
  ["repair.fg", "repair.muted", 4.5],
  ["fg", "repair.muted", 4.5],
  ["sale.contrast", "sale.solid", 4.5],
  ["fg", "sale.subtle", 4.5],
  ["sale.contrast", "bg.plate", 4.5],
  ["fg.inverted", "bg.inverted", 4.5],
];

const boardPairs: readonly ColorPair[] = ["bg", "bg.muted"].flatMap((backgroundName): ColorPair[] => [
  ["fg", backgroundName, 4.5],
  ["fg.muted", backgroundName, 4.5],
  ["accent.fg", backgroundName, 4.5],
  ["border.control", backgroundName, 3],
  ["accent.focusRing", backgroundName, 3],
  ["accent.solid", backgroundName, 3],
]);

/**
 * Returns the contrast ratio of every colour combination in use, in light and dark mode, for the documentation and a
 * test.
 */
export function listContrastPairs(): ContrastPair[] {
  const pairs: ContrastPair[] = [];
  for (const [index, colorMode] of (["light", "dark"] as const).entries()) {
    const toHexColor = (name: string) =>
      findPaletteColor((isKeyOf(semanticColors, name) && semanticColors[name][index]) || "");
    for (const [foreground, background, minContrast] of colorPairs)
      pairs.push({
        mode: colorMode,
        foreground,
        background,
        minContrast,
        ratio: getContrastRatio(toHexColor(foreground), toHexColor(background)),
      });
  }
  const toBoardHexColor = (name: string) => findPaletteColor(isKeyOf(boardColors, name) ? boardColors[name] : "");
  for (const [foreground, background, minContrast] of boardPairs)
    pairs.push({
      mode: "light",
      foreground: `board ${foreground}`,
      background: `board ${background}`,
      minContrast,
      ratio: getContrastRatio(toBoardHexColor(foreground), toBoardHexColor(background)),
    });
  return pairs;
}

function findPaletteColor(name: string): string {
  if (name.startsWith("#")) return name;
  const [scale = "", paletteStep = ""] = name.split(".");
  return (palette as Record<string, Record<string, string>>)[scale]?.[paletteStep] ?? "";
}

function getContrastRatio(a: string, b: string): number {
  const [lighterLuminance = 0, darkerLuminance = 0] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => y - x);
  return (lighterLuminance + 0.05) / (darkerLuminance + 0.05);
}

/** Returns the relative luminance as defined by WCAG 2. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((channelOffset) => {
    const channel = Number.parseInt(color.slice(channelOffset, channelOffset + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
