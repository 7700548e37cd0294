import {
  useChakraContext,
  type ChakraComponent,
  type JsxElement,
  type JsxFactoryOptions,
  type RecipeDefinition,
  type RecipeSelection,
  type RecipeVariantRecord,
  type SystemContext,
  type SystemStyleObject,
} from "@chakra-ui/react";
import { withEmotionCache, type EmotionCache, type SerializedStyles } from "@emotion/react";
import { serializeStyles, type CSSObject } from "@emotion/serialize";
import { getRegisteredStyles, insertStyles, registerStyles } from "@emotion/utils";
import { useInsertionEffect, type ComponentProps, type ComponentType, type ElementType } from "react";

interface Options {
  defaultProps?: Attributes | undefined;
  forwardProps?: readonly string[] | undefined;
}
type Attributes = Record<string, unknown>;
/** Chakra's, as far as {@link element} goes. */
type Factory = { readonly [T in keyof React.JSX.IntrinsicElements]: ChakraComponent<T> } & {
  <T extends ElementType>(tag: T): ChakraComponent<T>;
  <T extends ElementType, P extends RecipeVariantRecord>(
    tag: T,
    recipe: RecipeDefinition<P>,
    options?: Pick<JsxFactoryOptions<ComponentProps<T> & RecipeSelection<P>>, keyof Options>,
  ): JsxElement<T, RecipeSelection<P>>;
};
type Tag = keyof React.JSX.IntrinsicElements | ComponentType<Attributes>;

/** Looks of one element that are remembered before starting anew; they follow data only for swatches and the like. */
const MOST_LOOKS = 500;

const isServer = typeof document === "undefined";

/**
 * Chakra's `chakra`: the same recipes, style props and class names. What a set of variants and style props looks like
 * is worked out once instead of at each render, and an element that has been seen is one component instead of two
 * (decision 24). Without `asChild` and names such as `htmlWidth`; an element gets every other attribute that is
 * no style; and `as` replaces an element whole, with the look that it brings itself.
 */
function element(tag: Tag, recipe: RecipeDefinition = {}, { defaultProps, forwardProps = [] }: Options = {}) {
  const drawing = typeof tag === "string" ? ownAttributes[tag] : undefined;
  const kindOf = sorter(Object.keys(recipe.variants ?? {}), [...forwardProps, ...(drawing ?? [])]);
  const lookOf = dresser(recipe);

  const Element = withEmotionCache<Attributes, unknown>((props, cache, ref) => {
    const system = useChakraContext();
    const given = defaultProps ? { ...defaultProps, ...defined(props) } : props;
    const attributes: Attributes = {};
    const style: Attributes = {};
    const variants: Attributes = {};
    let look = "";
    let Root: ElementType = tag;
    for (const name in given) {
      const value = given[name];
      if (value === undefined) continue;
      const kind = kindOf(name, system);
      if (kind === "attribute") attributes[name] = value;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `chakra` let nothing else in
      else if (kind === "as") Root = value as ElementType;
      else {
        (kind === "style" ? style : variants)[name] = value;
        look += `${name}=${JSON.stringify(value)}\n`;
      }
    }
    const { className } = attributes;
    let serialized = lookOf(system, look, variants, style);
    let others = "";
    if (typeof className === "string" && className !== "") {
      // Of ours, what was given from above wins, as with Emotion.
      const styles: string[] = [serialized.styles];
      others = getRegisteredStyles(cache.registered, styles, className);
      if (styles.length > 1) serialized = serializeStyles(styles, cache.registered);
    }
    attributes["className"] = serialized.styles
      ? `${others}${cache.key}-${serialized.name}`
      : others.trim() || undefined;
    if (ref) attributes["ref"] = ref;
    const isElement = typeof Root === "string";
    // At once, so that whoever gets the class name can add to it.
    registerStyles(cache, serialized, isElement);
    // Who renders on a server collects the styles from the cache, which keeps them in compat mode alone.
    if (isServer) insertStyles(cache, serialized, isElement);
    return (
      <>
        {cache.inserted[serialized.name] === undefined && (
          <Insertion cache={cache} serialized={serialized} isElement={isElement} />
        )}
        <Root {...attributes} />
      </>
    );
  });
  Element.displayName = `chakra(${typeof tag === "string" ? tag : (tag.displayName ?? tag.name)})`;
  return Element;
}

const defined = (props: Attributes): Attributes =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** What of an element's drawing would else be taken for a style. Shapes that nobody here draws name theirs in forwardProps. */
const ownAttributes: Partial<Record<string, readonly string[]>> = {
  path: ["d"],
  g: ["transform"],
  rect: ["width", "height", "x", "y"],
};

type Kind = "variant" | "style" | "attribute" | "as";

function sorter(variants: readonly string[], forwarded: readonly string[]) {
  const kinds = new Map<string, Kind>([
    ["as", "as"],
    ...variants.map((name) => [name, "variant"] as const),
    ...forwarded.map((name) => [name, "attribute"] as const),
  ]);
  return (name: string, system: SystemContext): Kind => {
    const known = kinds.get(name);
    if (known) return known;
    if (name === "asChild")
      throw new Error(
        "An element of ours takes no asChild: name the other component with `as`, or make it with chakra(Component).",
      );
    if (/^html(Size|Width|Height|Translate|Content)$/.test(name))
      throw new Error(`An element of ours takes no ${name}: name the attribute in forwardProps.`);
    const kind = name !== "children" && system.isValidProperty(name) ? "style" : "attribute";
    kinds.set(name, kind);
    return kind;
  };
}

function dresser(recipe: RecipeDefinition) {
  const wardrobes = new WeakMap<SystemContext, Map<string, SerializedStyles>>();
  return (
    system: SystemContext,
    look: string,
    variants: Attributes,
    { css, ...style }: Attributes,
  ): SerializedStyles => {
    let looks = wardrobes.get(system);
    if (!looks || looks.size >= MOST_LOOKS) wardrobes.set(system, (looks = new Map<string, SerializedStyles>()));
    const known = looks.get(look);
    if (known) return known;
    // What the system has sorted out as styles it also reads; of an element's props TypeScript knows the names alone.
    /* oxlint-disable typescript/no-unsafe-type-assertion */
    const styles = system.css(
      system.cva(recipe)(variants),
      ...([css].flat() as SystemStyleObject[]),
      style as SystemStyleObject,
    );
    /* oxlint-enable typescript/no-unsafe-type-assertion */
    const serialized = serializeStyles([styles as CSSObject]);
    looks.set(look, serialized);
    return serialized;
  };
}

interface InsertionProps {
  cache: EmotionCache;
  serialized: SerializedStyles;
  isElement: boolean;
}

/** Stands before its element, so that styles come into the page before those of the element's children, whose rules may have to win. */
function Insertion({ cache, serialized, isElement }: InsertionProps) {
  useInsertionEffect(() => void insertStyles(cache, serialized, isElement));
  return null;
}

const elements = new Map<Tag, unknown>();

// oxlint-disable typescript/no-unsafe-type-assertion -- TypeScript does not see what a proxy answers
/** `chakra("div", { base, variants })` makes an element with a look of its own; `chakra.div` is one without. */
export const chakra = new Proxy(element, {
  get(_, tag: keyof React.JSX.IntrinsicElements) {
    const known = elements.get(tag);
    if (known) return known;
    const created = element(tag);
    elements.set(tag, created);
    return created;
  },
}) as unknown as Factory;
