import { useChakraContext, type RecipeDefinition, type RecipeSelection, type SystemContext } from "@chakra-ui/react";
import type { RecipeVariantRecord, SystemStyleObject } from "@chakra-ui/react";
import { withEmotionCache, type EmotionCache, type SerializedStyles } from "@emotion/react";
import { serializeStyles, type CSSObject } from "@emotion/serialize";
import { getRegisteredStyles, insertStyles, registerStyles } from "@emotion/utils";
import { useInsertionEffect, type ElementType, type FunctionComponent } from "react";
import { assignShortName } from "../emotion/styleNames.ts";
import { SHAPE_ATTRIBUTES, type ElementOptions, type Recipe, type StyledElement, type Tag } from "./factory.types.ts";
import { LeastRecentlyUsedCache } from "./LeastRecentlyUsedCache.ts";

type Attributes = Record<string, unknown>;
interface FactoryOptions {
  defaultProps?: Attributes | undefined;
  forwardProps?: readonly string[] | undefined;
}

/** Maximum number of cached styles per element. */
const MAX_CACHED_STYLES = 500;

const isServer = typeof document === "undefined";

/**
 * Creates a styled element like Chakra's `chakra`: the same recipes, style props and class names. The styles of a set
 * of variants and style props are computed once instead of at each render, and an element renders one component instead
 * of two. Its types restrict the props: no `asChild`, no names such as `htmlWidth`, no style that is missing from the
 * theme. See docs/decisions/0024-elements-and-links-of-our-own.md.
 */
function createStyledElement<T extends Tag, Variants extends RecipeVariantRecord, Forwarded extends string = never>(
  tag: T,
  recipe?: Recipe<Variants>,
  options?: ElementOptions<T, RecipeSelection<Variants>, Forwarded>,
): StyledElement<T, RecipeSelection<Variants>, Forwarded>;
function createStyledElement(
  tag: Tag,
  recipe: RecipeDefinition = {},
  { defaultProps, forwardProps = [] }: FactoryOptions = {},
): FunctionComponent<Attributes> {
  const shapeAttributes = typeof tag === "string" ? attributesByShape.get(tag) : undefined;
  const classifyProp = classifyProps(Object.keys(recipe.variants ?? {}), [...forwardProps, ...(shapeAttributes ?? [])]);
  const resolveStyles = createStyleCache(recipe);

  const Element = withEmotionCache<Attributes, unknown>((props, cache, ref) => {
    const system = useChakraContext();
    const ownProps = defaultProps ? addDefaults(props, defaultProps) : props;
    const attributes: Attributes = {};
    const style: Attributes = {};
    const variants: Attributes = {};
    // Names and values in order, which matters in CSS.
    const collectedStyles: unknown[] = [];
    let Root: ElementType = tag;
    for (const name in ownProps) {
      const value = ownProps[name];
      if (value === undefined) continue;
      const kind = classifyProp(name, system);
      if (kind === "attribute") attributes[name] = value;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `chakra` let nothing else in
      else if (kind === "as") Root = value as ElementType;
      else {
        (kind === "style" ? style : variants)[name] = value;
        collectedStyles.push(name, value);
      }
    }
    const ownStyles = resolveStyles(
      system,
      collectedStyles.length > 0 ? JSON.stringify(collectedStyles) : "",
      variants,
      style,
    );
    const { serialized: styles, others: otherClassNames } = addClassName(cache, ownStyles, attributes["className"]);
    const serialized = assignShortName(cache, styles);
    attributes["className"] = serialized.styles
      ? `${otherClassNames}${cache.key}-${serialized.name}`
      : otherClassNames.trim() || undefined;
    if (ref) attributes["ref"] = ref;
    const isElement = typeof Root === "string";
    // Registers the styles before the class name is passed on, so that components can extend it.
    registerStyles(cache, serialized, isElement);
    // Server rendering collects the styles from the cache, which stores them in compat mode only.
    if (isServer) insertStyles(cache, serialized, isElement);
    return (
      <>
        {cache.inserted[serialized.name] === undefined && (
          <StyleInsertion cache={cache} serialized={serialized} isElement={isElement} />
        )}
        <Root {...attributes} />
      </>
    );
  });
  Element.displayName = `chakra(${typeof tag === "string" ? tag : (tag.displayName ?? tag.name)})`;
  return Element;
}

/**
 * Adds the styles of a given class name, which override the element's own, as in Emotion. Unknown class names are kept.
 */
function addClassName(cache: EmotionCache, ownStyles: SerializedStyles, className: unknown) {
  if (typeof className !== "string" || className === "") return { serialized: ownStyles, others: "" };
  const styles: string[] = [ownStyles.styles];
  const otherClassNames = getRegisteredStyles(cache.registered, styles, className);
  return {
    serialized: styles.length > 1 ? serializeStyles(styles, cache.registered) : ownStyles,
    others: otherClassNames,
  };
}

/** Returns the props with the defaults of those that are undefined. */
function addDefaults(props: Attributes, defaultProps: Attributes): Attributes {
  const allProps = { ...defaultProps };
  for (const name in props) if (props[name] !== undefined) allProps[name] = props[name];
  return allProps;
}

const attributesByShape = new Map<string, readonly string[]>(Object.entries(SHAPE_ATTRIBUTES));

type PropKind = "variant" | "style" | "attribute" | "as";

function classifyProps(variants: readonly string[], forwardedProps: readonly string[]) {
  const kindsByName = new Map<string, PropKind>([
    ["as", "as"],
    ...variants.map((name) => [name, "variant"] as const),
    ...forwardedProps.map((name) => [name, "attribute"] as const),
  ]);
  return (name: string, system: SystemContext): PropKind => {
    const cachedKind = kindsByName.get(name);
    if (cachedKind) return cachedKind;
    const kind = name !== "children" && system.isValidProperty(name) ? "style" : "attribute";
    kindsByName.set(name, kind);
    return kind;
  };
}

/** Creates the cache of an element's styles by variants and style props, per system. */
function createStyleCache(recipe: RecipeDefinition) {
  const cachesBySystem = new WeakMap<SystemContext, LeastRecentlyUsedCache<SerializedStyles>>();
  return (system: SystemContext, styleKey: string, variants: Attributes, style: Attributes): SerializedStyles => {
    let cache = cachesBySystem.get(system);
    if (!cache) cachesBySystem.set(system, (cache = new LeastRecentlyUsedCache(MAX_CACHED_STYLES)));
    const cachedStyles = cache.get(styleKey);
    if (cachedStyles) return cachedStyles;
    // Normalises each property separately: Chakra caches styles by their names regardless of order, but order matters.
    const { css, ...styleProps } = style;
    const props = Object.entries(styleProps).map(([name, value]) => ({ [name]: value }));
    // The system has identified these props as styles; TypeScript cannot infer it from an element's props.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const styles = system.css(system.cva(recipe)(variants), ...([css, props].flat() as SystemStyleObject[]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const serialized = serializeStyles([styles as CSSObject]);
    cache.set(styleKey, serialized);
    return serialized;
  };
}

interface InsertionProps {
  cache: EmotionCache;
  serialized: SerializedStyles;
  isElement: boolean;
}

/**
 * Component that inserts the styles of an element. Rendered before the element, so that the rules of its children are
 * inserted later and can override them.
 */
function StyleInsertion({ cache, serialized, isElement }: InsertionProps) {
  useInsertionEffect(() => void insertStyles(cache, serialized, isElement));
  return null;
}

/**
 * Factory of styled elements. `chakra("div", { base, variants })` creates a component with its own styles; `chakra.div`
 * is a component without.
 */
export const chakra = Object.assign(createStyledElement, {
  a: createStyledElement("a"),
  button: createStyledElement("button"),
  div: createStyledElement("div"),
  main: createStyledElement("main"),
  path: createStyledElement("path"),
  progress: createStyledElement("progress"),
  span: createStyledElement("span"),
  ul: createStyledElement("ul"),
});
