import type { JsxStyleProps, RecipeDefinition, RecipeVariantRecord } from "@chakra-ui/react";
import type { KnownCondition } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ElementType, FunctionComponent, JSX } from "react";

/**
 * SVG attributes that have the same name as a style prop, by element. Identical to the list in Chakra's own factory.
 */
export const SHAPE_ATTRIBUTES = {
  path: ["d"],
  text: ["x", "y"],
  circle: ["cx", "cy", "r"],
  rect: ["width", "height", "x", "y", "rx", "ry"],
  ellipse: ["cx", "cy", "rx", "ry"],
  g: ["transform"],
  stop: ["offset", "stopOpacity"],
} as const;

type ShapeAttributes<T> = T extends keyof typeof SHAPE_ATTRIBUTES ? (typeof SHAPE_ATTRIBUTES)[T][number] : never;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * Props of a styled element: the theme's style props, the variants of the recipe, `as`, and all other attributes of the
 * tag. A name that is both a style prop and an attribute is treated as a style prop, except on SVG shapes and if listed
 * in `forwardProps`.
 */
export type ElementProps<
  T extends ElementType,
  Selection = unknown,
  Forwarded extends string = never,
> = DistributiveOmit<
  ComponentProps<T>,
  Exclude<keyof JsxStyleProps, Forwarded | ShapeAttributes<T>> | keyof Selection | "as"
> &
  Omit<JsxStyleProps, Forwarded | ShapeAttributes<T> | keyof Selection> &
  Selection & {
    /** Replaces the element completely, including its own styles. */
    as?: ElementType | undefined;
  };

/** Component that renders one styled element. */
export type StyledElement<
  T extends ElementType,
  Selection = unknown,
  Forwarded extends string = never,
> = FunctionComponent<ElementProps<T, Selection, Forwarded>>;

/**
 * Styles of a variant, with type `never` for names missing from the theme, because TypeScript does not check excess
 * properties of inferred types.
 */
type CheckedStyle<Style> = {
  [Name in keyof Style]: Name extends KnownCondition | `${string}&${string}` | `@${string}`
    ? CheckedStyle<Style[Name]>
    : Name extends keyof JsxStyleProps | `--${string}`
      ? Style[Name]
      : never;
};

/** Chakra recipe whose variants may only contain styles of the theme. */
export type Recipe<Variants extends RecipeVariantRecord> = RecipeDefinition<Variants> & {
  variants?: { [V in keyof Variants]: { [Value in keyof Variants[V]]: CheckedStyle<Variants[V][Value]> } } | undefined;
};

/** Options of a styled element; a subset of Chakra's options. */
export interface ElementOptions<T extends ElementType, Selection, Forwarded extends string> {
  defaultProps?:
    | (Partial<ElementProps<T, Selection, Forwarded>> & { [name in `data-${string}`]?: string | undefined })
    | undefined;
  /** Attributes that would otherwise be treated as style props. */
  forwardProps?: readonly Forwarded[] | undefined;
}

/** Tag name, or a component that accepts a class name. */
export type Tag = keyof JSX.IntrinsicElements | ElementType;
