import { defineConfig, type SystemConfig } from "@chakra-ui/react";
import type { SplitWords } from "./words.ts";

/**
 * Style prop names by the theme scale that they read; shorthands follow the full name after a colon. Any other CSS
 * property works without a scale and without a shorthand.
 */
const STYLE_PROPS_BY_SCALE = {
  colors: [
    "background:bg color fill stroke outlineColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor textDecorationColor",
  ],
  spacing: [
    "padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px paddingBlock:py paddingInlineStart:ps paddingInlineEnd:pe",
    "margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx marginBlock:my marginInlineStart:ms marginInlineEnd:me",
    "gap columnGap rowGap inset top right bottom left insetInline insetBlock insetInlineStart insetInlineEnd scrollMarginTop scrollPaddingTop",
  ],
  sizes: ["width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH flexBasis scrollbarWidth"],
  radii: ["borderRadius"],
  borders: [
    "border borderTop borderRight borderBottom borderLeft borderInline borderBlock borderInlineStart borderInlineEnd",
  ],
  shadows: ["boxShadow"],
  zIndex: ["zIndex"],
  fonts: ["fontFamily"],
  fontSizes: ["fontSize"],
  fontWeights: ["fontWeight"],
  lineHeights: ["lineHeight"],
  letterSpacings: ["letterSpacing"],
  durations: ["transitionDuration animationDuration animationDelay"],
  easings: ["transitionTimingFunction animationTimingFunction"],
} as const;

const scaledProperties = Object.entries(STYLE_PROPS_BY_SCALE).flatMap(([values, lines]) =>
  lines
    .flatMap((line) => line.split(" "))
    .map((entry) => {
      const [name = "", ...shorthand] = entry.split(":");
      return [name, { values, shorthand }] as const;
    }),
);

/** Utilities that set more than one property. */
const compositeUtilities = {
  boxSize: { values: "sizes", transform: (size: string) => ({ width: size, height: size }) },
  borderTopRadius: {
    values: "radii",
    transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
  },
  borderBottomRadius: {
    values: "radii",
    transform: (radius: string) => ({ borderBottomLeftRadius: radius, borderBottomRightRadius: radius }),
  },
  srOnly: {
    transform: (isHidden: unknown) =>
      isHidden === true
        ? {
            position: "absolute",
            width: "1px",
            height: "1px",
            padding: "0",
            margin: "-1px",
            overflow: "hidden",
            clip: "rect(0, 0, 0, 0)",
            whiteSpace: "nowrap",
            borderWidth: "0",
          }
        : {},
  },
} satisfies SystemConfig["utilities"];

const conditions = {
  hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
  active: "&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])",
  focusVisible: "&:is(:focus-visible, [data-focus-visible])",
  disabled: "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
  checked: "&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])",
  open: "&:is([open], [data-open], [data-state=open])",
  closed: "&:is([closed], [data-closed], [data-state=closed])",
  target: "&:target",
  empty: "&:is(:empty, [data-empty])",
  last: "&:last-of-type",
  before: "&::before",
  after: "&::after",
  backdrop: "&::backdrop",
  motionReduce: "@media (prefers-reduced-motion: reduce)",
  dark: ".dark &, .dark .chakra-theme:not(.light) &",
};

/**
 * Base configuration of style props and conditions. It is Chakra's base configuration, reduced to the names in use,
 * because the complete one is six times as large and would be part of every page.
 */
export const baseConfig = defineConfig({
  // `base.test.ts` compares this with Chakra's; using a missing name is a compile error (`vocabulary.ts`).
  conditions,
  utilities: {
    ...Object.fromEntries(scaledProperties),
    ...compositeUtilities,
  },
});

type NameOrShorthand<Entry> = Entry extends `${infer Long}:${infer Short}` ? Long | Short : Entry;

/** Name of a style prop, of its shorthand, or of a utility that sets several properties. */
export type StyleUtility =
  | NameOrShorthand<SplitWords<(typeof STYLE_PROPS_BY_SCALE)[keyof typeof STYLE_PROPS_BY_SCALE][number]>>
  | keyof typeof compositeUtilities;

/** Name of a style condition, such as `_hover`. */
export type StyleCondition = `_${keyof typeof conditions}`;
