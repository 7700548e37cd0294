import createCache, { type EmotionCache, type Options, type StylisPlugin } from "@emotion/cache";

/** Properties that browsers of the build's target (`baseline-widely-available`) still want with a prefix. */
const PREFIXED = new Set([
  "backdrop-filter",
  "box-decoration-break",
  "hyphens",
  "line-clamp",
  "mask",
  "mask-image",
  "print-color-adjust",
  "text-size-adjust",
  "user-select",
]);

/** Safari takes the thickness of `text-decoration` in the prefixed shorthand alone. */
const needsPrefix = (name: string, value: string) =>
  PREFIXED.has(name) || (name === "text-decoration" && /\s/.test(value.trim()));

/** Adds the few prefixes that are still needed. Emotion's own adds flexbox of 2009 and 2012, a third of all bytes. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== "decl" || element.return || typeof element.props !== "string") return;
  const value = typeof element.children === "string" ? element.children : "";
  if (needsPrefix(element.props, value)) element.return = `-webkit-${element.value}${element.value}`;
};

/** The same list for all caches: the server remembers compiled styles by it. */
const plugins = [prefix];

/** Creates Emotion's cache as pages, servers, stories and tests use it. */
export const createStyleCache = (options: Omit<Options, "key" | "stylisPlugins"> = {}): EmotionCache =>
  createCache({ key: "css", stylisPlugins: plugins, ...options });
