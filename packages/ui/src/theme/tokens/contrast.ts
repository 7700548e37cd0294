import { isKeyOf } from "@rewire/domain";
import { palette } from "./palette.ts";
import { boardColors, semanticColors } from "./semanticColors.ts";

/**
 * Foreground and background colour with their contrast ratio, and the minimum ratio that WCAG 2.2 AA requires: 4.5 for
 * text, 3 for other elements.
 */
export interface ContrastPair {
  mode: "light" | "dark";
  foreground: string;
  background: string;
  required: 4.5 | 3;
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
const signals = [
  "border.control",
  "accent.focusRing",
  "repair.solid",
  "accent.solid",
  "rating.on",
  "danger.border",
  "success.border",
  "warning.border",
];
const tints = ["accent", "repair", "success", "warning", "danger", "info"];
const states = ["", ".hover", ".active"];

/** Combinations of colours used by the components. */
const colorPairs: readonly ColorPair[] = [
  ...backgrounds.flatMap((backgroundName): ColorPair[] => [
    ...textColors.map((word): ColorPair => [word, backgroundName, 4.5]),
    ...signals.map((signal): ColorPair => [signal, backgroundName, 3]),
  ]),
  ["fg", "bg.emphasized", 4.5],
  ["fg.muted", "bg.emphasized", 4.5],
  ...states.flatMap((state): ColorPair[] => [
    ["accent.contrast", `accent.solid${state}`, 4.5],
    ["repair.contrast", `repair.solid${state}`, 4.5],
  ]),
  ...tints.flatMap((tint): ColorPair[] => [
    [`${tint}.fg`, `${tint}.subtle`, 4.5],
    ["fg", `${tint}.subtle`, 4.5],
    ["fg.muted", `${tint}.subtle`, 4.5],
    ["accent.fg", `${tint}.subtle`, 4.5],
  ]),
  ...["success", "warning", "danger", "info"].map((tint): ColorPair => [`${tint}.contrast`, `${tint}.solid`, 4.5]),
  ["danger.contrast", "danger.border", 4.5],
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
 * Returns the contrast of every colour combination in use, in light and dark mode; used by the documentation and the
 * test.
 */
export function contrastPairs(): ContrastPair[] {
  const pairs: ContrastPair[] = [];
  for (const [index, mode] of (["light", "dark"] as const).entries()) {
    const own = (name: string) => hex((isKeyOf(semanticColors, name) && semanticColors[name][index]) || "");
    for (const [foreground, background, required] of colorPairs)
      pairs.push({ mode, foreground, background, required, ratio: contrast(own(foreground), own(background)) });
  }
  const onBoard = (name: string) => hex(isKeyOf(boardColors, name) ? boardColors[name] : "");
  for (const [foreground, background, required] of boardPairs)
    pairs.push({
      mode: "light",
      foreground: `board ${foreground}`,
      background: `board ${background}`,
      required,
      ratio: contrast(onBoard(foreground), onBoard(background)),
    });
  return pairs;
}

function hex(name: string): string {
  if (name.startsWith("#")) return name;
  const [scale = "", step = ""] = name.split(".");
  return (palette as Record<string, Record<string, string>>)[scale]?.[step] ?? "";
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const share = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
