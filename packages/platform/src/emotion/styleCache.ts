import createCache, { type EmotionCache, type Options, type StylisPlugin } from "@emotion/cache";
import { STYLE_CACHE_KEY } from "./styleNames.ts";

/** Properties that still require a vendor prefix in browsers of the build target (`baseline-widely-available`). */
const PREFIXED_PROPERTIES = new Set([
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

/**
 * Returns whether a declaration requires a prefix; Safari supports thickness only in the prefixed `text-decoration`
 * shorthand.
 */
const needsPrefix = (name: string, value: string) =>
  PREFIXED_PROPERTIES.has(name) || (name === "text-decoration" && /\s/.test(value.trim()));

/**
 * Plugin that adds the few vendor prefixes still required. Emotion's own plugin also adds obsolete flexbox prefixes, a
 * third of all bytes.
 */
const addVendorPrefixes: StylisPlugin = (element) => {
  if (element.type !== "decl" || element.return || typeof element.props !== "string") return;
  const value = typeof element.children === "string" ? element.children : "";
  if (needsPrefix(element.props, value)) element.return = `-webkit-${element.value}${element.value}`;
};

/** Array shared by all caches, because the server caches compiled styles by its identity. */
const plugins = [addVendorPrefixes];

/** Creates the Emotion cache used by pages, servers, stories and tests. */
export const createStyleCache = (options: Omit<Options, "key" | "stylisPlugins"> = {}): EmotionCache =>
  createCache({ key: STYLE_CACHE_KEY, stylisPlugins: plugins, ...options });
