import {
  createBreakpoints,
  createConditions,
  createCssFn,
  createNormalizeFn,
  createRecipeFn,
  createSlotRecipeFn,
  createUtility,
  type SystemConfig,
  type SystemContext,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import { createTokenDictionary, type TokenTree } from "./tokenDictionary.ts";

/** Options of a Chakra system whose theme values are in a style sheet. */
export interface PageSystemOptions {
  /** Prefix of all CSS variables. */
  prefix: string;
  /** Conditions and utilities, in the format of Chakra's `defineConfig`. */
  base: Pick<SystemConfig, "conditions" | "utilities">;
  /** Minimum widths by breakpoint name. */
  breakpoints: Record<string, string>;
  textStyles: Record<string, { value: SystemStyleObject }>;
  /** Names of all tokens by scale; their values are ignored. */
  tokens: Record<string, TokenTree>;
  /** Returns whether a prop is a CSS property, a custom property or a selector. */
  isCssProperty: (name: string) => boolean;
}

/**
 * Creates a Chakra system, like `createSystem`, for pages that load the reset, the token values and the global styles
 * from a style sheet. Chakra's own function inserts all three into every page and computes all values on creation. The
 * system has no cascade layers, so that component styles override the reset.
 */
export function createPageSystem(options: PageSystemOptions): SystemContext {
  const { prefix, base: baseConfig, textStyles } = options;
  const tokens = createTokenDictionary(options);
  const breakpoints = createBreakpoints(options.breakpoints);
  const conditions = createConditions({ conditions: baseConfig.conditions ?? {}, breakpoints });
  const utility = createUtility({ config: { ...baseConfig.utilities }, tokens });
  utility.register("textStyle", {
    values: Object.keys(textStyles),
    transform: (name: string) => stylingFunctions.css(textStyles[name]?.value),
  });
  const properties = new Set(["css", ...utility.keys(), ...conditions.keys()]);
  const isValidProperty = memoize((name) => properties.has(name) || options.isCssProperty(name));
  const stylingFunctions = createStylingFunctions(utility, conditions, isValidProperty);

  const getVariable = (name: string, fallback?: unknown): unknown => tokens.getVar(name) ?? fallback;
  return {
    $$chakra: true,
    _config: { ...baseConfig, cssVarsPrefix: prefix, disableLayers: true, preflight: false },
    ...NO_GLOBAL_STYLES,
    ...createEmptyRecipes(stylingFunctions),
    ...stylingFunctions,
    breakpoints,
    tokens,
    conditions,
    utility,
    token: Object.assign(getVariable.bind(null), { var: getVariable }),
    properties,
    isValidProperty,
    splitCssProps: createPropSplitter(isValidProperty),
    query: {
      layerStyles: EMPTY_NAMES,
      textStyles: { ...EMPTY_NAMES, list: () => Object.keys(textStyles) },
      animationStyles: EMPTY_NAMES,
      tokens: { ...EMPTY_NAMES, categoryKeys: [] },
      semanticTokens: { ...EMPTY_NAMES, categoryKeys: [] },
      keyframes: EMPTY_NAMES,
      breakpoints: EMPTY_NAMES,
    },
  };
}

const EMPTY_NAMES = { list: () => [], search: () => [] };

const returnEmptyStyles = () => ({});

/** Empty global styles, because reset, variables and global rules are in the style sheet. */
const NO_GLOBAL_STYLES = {
  _global: [],
  getTokenCss: returnEmptyStyles,
  getGlobalCss: returnEmptyStyles,
  getPreflightCss: returnEmptyStyles,
};

const NO_LAYERS: SystemContext["layers"] = { names: [], atRule: "", wrap: (_, styles) => styles };

type StylingFunctions = Pick<SystemContext, "css" | "cva" | "sva" | "layers" | "normalizeValue">;

/** Creates the functions that convert styles and recipes to CSS. */
function createStylingFunctions(
  utility: SystemContext["utility"],
  conditions: SystemContext["conditions"],
  isValidProperty: (name: string) => boolean,
): StylingFunctions {
  // An array contains one value per breakpoint.
  const normalizeValue = (value: unknown): unknown =>
    Array.isArray(value)
      ? Object.fromEntries(
          value.flatMap((breakpointValue: unknown, index) =>
            breakpointValue == null ? [] : [[conditions.breakpoints[index], breakpointValue]],
          ),
        )
      : value;
  const normalize = createNormalizeFn({ utility, normalize: normalizeValue });
  const css = createCssFn({
    ...(process.env.NODE_ENV === "production"
      ? { transform: (name: string, value: unknown) => utility.transform(name, value), conditions }
      : createUnknownStyleCheck(utility, conditions, isValidProperty)),
    normalize,
  });
  const cva = createRecipeFn({ css, conditions, normalize, layers: NO_LAYERS });
  return { css, cva, sva: cacheByRecipe(createSlotRecipeFn({ cva })), layers: NO_LAYERS, normalizeValue };
}

/** Returns a function with a cache by recipe: Chakra's hooks resolve the recipe again for each element and each page. */
function cacheByRecipe(createSlotRecipe: SystemContext["sva"]): SystemContext["sva"] {
  const slotRecipes = new WeakMap<object, ReturnType<SystemContext["sva"]>>();
  const getSlotRecipe = (recipe: Parameters<SystemContext["sva"]>[0]) => {
    const slotRecipe = slotRecipes.get(recipe) ?? createSlotRecipe(recipe);
    slotRecipes.set(recipe, slotRecipe);
    return slotRecipe;
  };
  // Only the caller knows the slots and variants of its recipe.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return getSlotRecipe as SystemContext["sva"];
}

type Recipes = Pick<
  SystemContext,
  "getRecipe" | "getSlotRecipe" | "getRecipeFn" | "getSlotRecipeFn" | "hasRecipe" | "isRecipe" | "isSlotRecipe"
>;

/** Creates the recipe functions of a theme without recipes; each component defines its own. */
const createEmptyRecipes = ({ cva, sva }: StylingFunctions): Recipes => ({
  getRecipe: returnFallbackValue,
  getSlotRecipe: returnFallbackValue,
  getRecipeFn: (_, fallback) => cva(fallback ?? {}),
  getSlotRecipeFn: (_, fallback) => sva(fallback ?? {}),
  hasRecipe: () => false,
  isRecipe: () => false,
  isSlotRecipe: () => false,
});

function memoize(computeResult: (name: string) => boolean): (name: string) => boolean {
  const resultsByName = new Map<string, boolean>();
  return (name) => {
    let result = resultsByName.get(name);
    if (result === undefined) resultsByName.set(name, (result = computeResult(name)));
    return result;
  };
}

/** Creates a function that splits props into style props and others. */
const createPropSplitter =
  (isStyle: (name: string) => boolean): SystemContext["splitCssProps"] =>
  (props) => {
    const entries = Object.entries(props);
    const partitionedEntries = [true, false].map((side) =>
      Object.fromEntries(entries.filter(([name]) => isStyle(name) === side)),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot follow which names are styles
    return partitionedEntries as [never, never];
  };

const returnFallbackValue = (_: string, fallback?: unknown): unknown => fallback;

/**
 * Creates a style transformer that throws on a name missing from the theme. The compiler detects such names in style
 * literals, but not in other objects; in production they have no effect.
 */
function createUnknownStyleCheck(
  utility: SystemContext["utility"],
  conditions: SystemContext["conditions"],
  isValidProperty: (name: string) => boolean,
) {
  const resolve = (key: string) => {
    const resolvedCondition = conditions.resolve(key);
    if (resolvedCondition === key && key.startsWith("_"))
      throw new Error(`The theme knows no condition “${key}”: see theme/base.ts.`);
    return resolvedCondition;
  };
  const transform = (name: string, value: unknown) => {
    if (!isValidProperty(name))
      throw new Error(`The theme knows no style “${name}”: see theme/base.ts and cssProperties.ts.`);
    return utility.transform(name, value);
  };
  return { transform, conditions: { ...conditions, resolve } };
}
