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

/** A theme whose values stand in a style sheet: what styles need to know of it. */
export interface PageSystemOptions {
  /** First part of every variable's name. */
  prefix: string;
  /** Names of conditions and properties, as `defineConfig` of Chakra takes them. */
  base: Pick<SystemConfig, "conditions" | "utilities">;
  /** Least widths by name. */
  breakpoints: Record<string, string>;
  textStyles: Record<string, { value: SystemStyleObject }>;
  /** Names of all tokens by scale; their values are not read. */
  tokens: Record<string, TokenTree>;
  /** Whether a prop is a CSS property, a custom one, or a selector. */
  isCssProperty: (name: string) => boolean;
}

/**
 * Makes a system of Chakra's parts, as its `createSystem` does, for pages whose reset, values of tokens and global rules
 * stand in a style sheet. Chakra's own brings all three into every page, and works values out when it is created. The same
 * system serves browsers, servers, Storybook and tests. Without layers, so a component's rules win over the reset's.
 */
export function createPageSystem(options: PageSystemOptions): SystemContext {
  const { prefix, base, textStyles } = options;
  const tokens = createTokenDictionary(options);
  const breakpoints = createBreakpoints(options.breakpoints);
  const conditions = createConditions({ conditions: base.conditions ?? {}, breakpoints });
  const utility = createUtility({ config: { ...base.utilities }, tokens });
  utility.register("textStyle", {
    values: Object.keys(textStyles),
    transform: (name: string) => css(textStyles[name]?.value),
  });

  const properties = new Set(["css", ...utility.keys(), ...conditions.keys()]);
  const validity = new Map<string, boolean>();
  const isValidProperty = (name: string): boolean => {
    const known = validity.get(name);
    if (known !== undefined) return known;
    const isValid = properties.has(name) || options.isCssProperty(name);
    validity.set(name, isValid);
    return isValid;
  };
  const splitCssProps: SystemContext["splitCssProps"] = (props) => {
    const entries = Object.entries(props);
    const split = [true, false].map((isStyle) =>
      Object.fromEntries(entries.filter(([name]) => isValidProperty(name) === isStyle)),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot follow which names are styles
    return split as [never, never];
  };
  // A list of values is one for each width.
  const normalizeValue = (value: unknown): unknown =>
    Array.isArray(value)
      ? Object.fromEntries(
          value.flatMap((one: unknown, index) => (one == null ? [] : [[conditions.breakpoints[index], one]])),
        )
      : value;

  const normalize = createNormalizeFn({ utility, normalize: normalizeValue });
  const css = createCssFn({
    ...(process.env.NODE_ENV === "production"
      ? { transform: (name: string, value: unknown) => utility.transform(name, value), conditions }
      : refuseUnknown(utility, conditions, isValidProperty)),
    normalize,
  });
  const layers: SystemContext["layers"] = { names: [], atRule: "", wrap: (_, styles) => styles };
  const cva = createRecipeFn({ css, conditions, normalize, layers });
  const sva = createSlotRecipeFn({ cva });

  const nothing = () => ({});
  const noNames = { list: () => [], search: () => [] };
  const variable = (name: string, fallback?: unknown): unknown => tokens.getVar(name) ?? fallback;
  return {
    $$chakra: true,
    _config: { ...base, cssVarsPrefix: prefix, disableLayers: true, preflight: false },
    _global: [],
    breakpoints,
    tokens,
    conditions,
    utility,
    token: Object.assign(variable.bind(null), { var: variable }),
    properties,
    layers,
    isValidProperty,
    splitCssProps,
    normalizeValue,
    getTokenCss: nothing,
    getGlobalCss: nothing,
    getPreflightCss: nothing,
    css,
    cva,
    sva,
    // The theme has no recipes, each component brings its own.
    getRecipe: keepFallback,
    getSlotRecipe: keepFallback,
    getRecipeFn: (_, fallback) => cva(fallback ?? {}),
    getSlotRecipeFn: (_, fallback) => sva(fallback ?? {}),
    hasRecipe: () => false,
    isRecipe: () => false,
    isSlotRecipe: () => false,
    query: {
      layerStyles: noNames,
      textStyles: { list: () => Object.keys(textStyles), search: () => [] },
      animationStyles: noNames,
      tokens: { ...noNames, categoryKeys: [] },
      semanticTokens: { ...noNames, categoryKeys: [] },
      keyframes: noNames,
      breakpoints: noNames,
    },
  };
}

const keepFallback = (_: string, fallback?: unknown): unknown => fallback;

/**
 * What turns styles into CSS, and throws at a name that the theme lacks. The compiler sees such a name where styles are
 * written, but not in an object that comes from elsewhere; in production it would do nothing.
 */
function refuseUnknown(
  utility: SystemContext["utility"],
  conditions: SystemContext["conditions"],
  isValidProperty: (name: string) => boolean,
) {
  const resolve = (key: string) => {
    const resolved = conditions.resolve(key);
    if (resolved === key && key.startsWith("_"))
      throw new Error(`The theme knows no condition “${key}”: see theme/base.ts.`);
    return resolved;
  };
  const transform = (name: string, value: unknown) => {
    if (!isValidProperty(name))
      throw new Error(`The theme knows no style “${name}”: see theme/base.ts and cssProperties.ts.`);
    return utility.transform(name, value);
  };
  return { transform, conditions: { ...conditions, resolve } };
}
