import type { SplitWords } from "./words.ts";

/**
 * Supported CSS properties besides those of the theme's scales (`base.ts`), by which the system distinguishes styles
 * from attributes. Chakra's complete list would add two kilobytes to every page. Using a missing name is a compile
 * error (`vocabulary.ts`); add it here.
 */
const PROPERTY_NAMES = [
  "alignContent alignItems alignSelf all animation animationDelay animationDuration animationFillMode",
  "animationName animationRange animationTimeline animationTimingFunction appearance aspectRatio background",
  "backgroundImage border borderBlock borderBlockWidth borderBottom borderBottomColor borderBottomLeftRadius",
  "borderBottomRightRadius borderBottomWidth borderCollapse borderColor borderInline borderInlineEnd",
  "borderInlineStart borderInlineStartWidth borderLeft borderLeftColor borderRadius borderRight",
  "borderRightColor borderStyle borderTop borderTopColor borderTopLeftRadius borderTopRightRadius",
  "borderTopWidth borderWidth bottom boxShadow breakAfter breakInside clear clip clipPath color columnGap",
  "columns contain container containerType containIntrinsicBlockSize content contentVisibility cursor d",
  "direction display fieldSizing fill filter flex flexBasis flexDirection flexWrap float font fontFamily",
  "fontSize fontStyle fontVariantNumeric fontWeight forcedColorAdjust gap grid gridArea gridAutoColumns",
  "gridAutoFlow gridAutoRows gridColumn gridRow gridTemplateColumns gridTemplateRows height hyphens inset",
  "insetBlock insetInline insetInlineEnd insetInlineStart isolation justifyContent justifyItems justifySelf",
  "left letterSpacing lineBreak lineHeight listStyle listStyleType margin marginBlock marginBottom",
  "marginInline marginInlineEnd marginInlineStart marginLeft marginRight marginTop marker mask maskImage",
  "maskPosition maskRepeat maskSize maxHeight maxWidth minHeight minWidth objectFit objectPosition offset",
  "opacity order outline outlineColor outlineOffset overflow overflowWrap overflowX overflowY overlay",
  "overscrollBehavior overscrollBehaviorY padding paddingBlock paddingBottom paddingInline paddingInlineEnd",
  "paddingInlineStart paddingLeft paddingRight paddingTop page placeItems pointerEvents position right",
  "rotate rowGap scale scrollBehavior scrollMarginBottom scrollMarginTop scrollPaddingBottom scrollPaddingTop scrollSnapAlign",
  "scrollSnapType scrollbarWidth shapeRendering stroke strokeWidth tableLayout textAlign textDecoration",
  "textDecorationColor textDecorationLine textDecorationThickness textOverflow textUnderlineOffset textWrap",
  "top touchAction transform transformOrigin transition transitionDelay transitionDuration",
  "transitionTimingFunction translate verticalAlign visibility whiteSpace width x y zIndex zoom",
] as const;

/** Name of a supported CSS property. */
export type CssProperty = SplitWords<(typeof PROPERTY_NAMES)[number]>;

/** Names of all supported CSS properties. */
export const allCssProperties: readonly string[] = PROPERTY_NAMES.flatMap((line) => line.split(" "));

const knownProperties: ReadonlySet<string> = new Set(allCssProperties);

/** Returns whether a name is a supported CSS property, a custom property or a selector. */
export const isCssProperty = (name: string): boolean =>
  knownProperties.has(name) || name.startsWith("--") || /&|@/.test(name);
