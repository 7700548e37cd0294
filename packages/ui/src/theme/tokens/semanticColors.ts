/** Colour in light mode and in dark mode. Each is a path in the palette ("petrol.300") or a CSS literal. */
export type LightDarkPair = readonly [light: string, dark: string];

const createStatusColors = (paletteScale: string) =>
  ({
    solid: [`${paletteScale}.700`, `${paletteScale}.300`],
    fg: [`${paletteScale}.700`, `${paletteScale}.300`],
    muted: [`${paletteScale}.200`, `${paletteScale}.800`],
    subtle: [`${paletteScale}.50`, `${paletteScale}.950`],
    border: [`${paletteScale}.600`, `${paletteScale}.400`],
  }) satisfies Record<string, LightDarkPair>;

/**
 * Semantic colours for light and dark mode. `accent` (petrol) is for actions and selection, `repair` (orange) for
 * repairs only, `sale` (yellow) for reduced prices only, and `danger` (red) for errors only. `border` is decorative;
 * controls use `border.control`.
 */
export const semanticColors = {
  bg: ["tin.0", "tin.950"],
  "bg.subtle": ["tin.50", "tin.925"],
  "bg.muted": ["tin.100", "tin.900"],
  "bg.emphasized": ["tin.150", "tin.850"],
  "bg.panel": ["tin.0", "tin.925"],
  "bg.plate": ["studio.light", "studio.dark"],
  "bg.inverted": ["tin.950", "tin.50"],
  "bg.board": ["petrol.950", "petrol.950"],
  "bg.board.raised": ["petrol.900", "petrol.900"],
  fg: ["tin.950", "tin.50"],
  "fg.muted": ["tin.700", "tin.300"],
  "fg.subtle": ["tin.600", "tin.400"],
  "fg.disabled": ["tin.500", "tin.500"],
  "fg.inverted": ["tin.0", "tin.950"],
  "fg.onBoard": ["tin.0", "tin.0"],
  "fg.onBoard.muted": ["petrol.200", "petrol.200"],
  border: ["tin.200", "tin.800"],
  "border.muted": ["tin.150", "tin.850"],
  "border.control": ["tin.500", "tin.500"],
  "border.emphasized": ["tin.950", "tin.50"],
  "border.onBoard": ["petrol.700", "petrol.700"],
  "border.onBoard.control": ["petrol.400", "petrol.400"],
  "accent.solid": ["petrol.800", "petrol.300"],
  "accent.solid.hover": ["petrol.700", "petrol.200"],
  "accent.solid.active": ["petrol.900", "petrol.400"],
  "accent.contrast": ["tin.0", "petrol.950"],
  "accent.fg": ["petrol.700", "petrol.300"],
  "accent.muted": ["petrol.100", "petrol.900"],
  "accent.subtle": ["petrol.50", "petrol.950"],
  "accent.emphasized": ["petrol.200", "petrol.800"],
  "accent.focusRing": ["petrol.600", "label.300"],
  "repair.solid": ["tracer.500", "tracer.400"],
  "repair.solid.hover": ["tracer.400", "tracer.300"],
  "repair.solid.active": ["tracer.600", "tracer.500"],
  "repair.contrast": ["tin.950", "tin.950"],
  "repair.fg": ["tracer.700", "tracer.300"],
  "repair.muted": ["tracer.100", "tracer.900"],
  "repair.subtle": ["tracer.50", "tracer.950"],
  "sale.solid": ["label.300", "label.300"],
  "sale.contrast": ["tin.950", "tin.950"],
  "sale.fg": ["label.700", "label.300"],
  "sale.subtle": ["label.100", "label.950"],
  ...prefixKeys("success", { ...createStatusColors("green"), contrast: ["tin.0", "green.950"] }),
  ...prefixKeys("warning", { ...createStatusColors("amber"), contrast: ["tin.0", "amber.950"] }),
  ...prefixKeys("danger", { ...createStatusColors("red"), contrast: ["tin.0", "red.950"] }),
  ...prefixKeys("info", { ...createStatusColors("blue"), contrast: ["tin.0", "blue.950"] }),
  "rating.on": ["tin.950", "label.300"],
  "rating.off": ["tin.300", "tin.800"],
  scrim: ["#0B1517A6", "#000000B3"],
} as const satisfies Record<string, LightDarkPair>;

/**
 * Overrides of semantic colours inside `data-board`, the dark background of the repair section and the footer. They
 * keep components legible there in both colour modes.
 */
export const boardColors = {
  bg: "petrol.950",
  "bg.panel": "petrol.950",
  "bg.subtle": "petrol.900",
  "bg.muted": "petrol.900",
  "bg.emphasized": "petrol.800",
  fg: "tin.0",
  "fg.muted": "petrol.200",
  "fg.subtle": "petrol.200",
  border: "petrol.700",
  "border.muted": "petrol.800",
  "border.control": "petrol.400",
  "border.emphasized": "tin.0",
  "accent.solid": "tin.0",
  "accent.solid.hover": "petrol.100",
  "accent.solid.active": "petrol.200",
  "accent.contrast": "tin.950",
  "accent.fg": "petrol.300",
  "accent.muted": "petrol.800",
  "accent.subtle": "petrol.900",
  "accent.focusRing": "label.300",
} as const satisfies Partial<Record<keyof typeof semanticColors, string>>;

type PrefixedKeys<P extends string, T> = { [K in keyof T & string as `${P}.${K}`]: T[K] };

function prefixKeys<const P extends string, const T extends Record<string, LightDarkPair>>(prefix: P, pairs: T) {
  // TypeScript does not infer keys through Object.fromEntries.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [`${prefix}.${name}`, pair])) as PrefixedKeys<
    P,
    T
  >;
}
