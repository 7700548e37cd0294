import type { JsxStyleProps, RecipeDefinition, RecipeVariantRecord } from "@chakra-ui/react";
import type { KnownCondition } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ElementType, FunctionComponent, JSX } from "react";

/** Attributes of SVG shapes that share their name with a style; Chakra's own factory has the same list. */
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
 * What an element takes: styles of the theme, variants of its recipe, `as`, and every attribute of its tag that is
 * neither. An attribute with the name of a style is one only where the shape has it, or `forwardProps` names it.
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

/** Component that renders one element with styles. */
export type StyledElement<
  T extends ElementType,
  Selection = unknown,
  Forwarded extends string = never,
> = FunctionComponent<ElementProps<T, Selection, Forwarded>>;

/** `never` for each name of a variant's styles that the theme lacks: TypeScript looks for none in what it infers. */
type Checked<Style> = {
  [Name in keyof Style]: Name extends KnownCondition | `${string}&${string}` | `@${string}`
    ? Checked<Style[Name]>
    : Name extends keyof JsxStyleProps | `--${string}`
      ? Style[Name]
      : never;
};

/** Chakra's recipe; variants name styles that the theme knows. */
export type Recipe<Variants extends RecipeVariantRecord> = RecipeDefinition<Variants> & {
  variants?: { [V in keyof Variants]: { [Value in keyof Variants[V]]: Checked<Variants[V][Value]> } } | undefined;
};

/** Supported options of Chakra for elements of this factory. */
export interface ElementOptions<T extends ElementType, Selection, Forwarded extends string> {
  defaultProps?:
    | (Partial<ElementProps<T, Selection, Forwarded>> & { [name in `data-${string}`]?: string | undefined })
    | undefined;
  /** Attributes that would otherwise be treated as style props. */
  forwardProps?: readonly Forwarded[] | undefined;
}

/** Tag, or component that accepts a class name. */
export type Tag = keyof JSX.IntrinsicElements | ElementType;
