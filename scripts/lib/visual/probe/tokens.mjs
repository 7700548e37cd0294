// Colour tokens of the generated theme.

/**
 * Returns the custom properties of all colour tokens: `semantic` ones refer to others, those of the `palette` have
 * values.
 * @param {string} css The text of theme.css.
 */
export function listColourTokens(css) {
  const declarations = [...css.matchAll(/^\s*(--rw-colors-[^:\s]+): (.+);$/gm)];
  const semantic = new Set(declarations.filter(([, , value]) => value.includes("var(")).map(([, name]) => name));
  const palette = new Set(declarations.map(([, name]) => name).filter((name) => !semantic.has(name)));
  return { semantic: [...semantic], palette: [...palette] };
}
