// Marks each block of a recipe, so that the rules of the page say which blocks they come from.

/**
 * Runs in the page before its scripts: adds `__rewireMark(name, make)`, by which the built workshop wraps whatever
 * takes a recipe (see `.storybook/namedRecipes.ts`), and `__rewireParts`, the names of all blocks. A block is the base
 * of a recipe or of a slot, the value of a variant, a compound variant, or a condition within one of these; its mark
 * is a custom property, `--probe-7` for the seventh name.
 */
export function markRecipes() {
  const names = [];
  const marked = new WeakSet();
  const isCondition = (key, value) => typeof value === "object" && value !== null && /^_|[&@:>[ ]/.test(key);
  const isRecipe = (value) => value?.constructor === Object && Boolean(value.base ?? value.variants ?? value.slots);

  function mark(styles, name) {
    const number = names.push(name) - 1;
    const conditions = Object.entries(styles)
      .filter(([key, value]) => isCondition(key, value))
      .map(([key, value]) => [key, mark(value, `${name} ${key}`)]);
    return { ...styles, ...Object.fromEntries(conditions), [`--probe-${number}`]: "1" };
  }

  function markRecipe(recipe, name) {
    const { slots, base = {}, variants = {}, compoundVariants = [] } = recipe;
    const block = (styles, where) =>
      slots
        ? Object.fromEntries(
            Object.entries(styles ?? {}).map(([slot, own]) => [slot, mark(own, `${name}.${slot}${where}`)]),
          )
        : mark(styles ?? {}, name + where);
    const values = (variant, options) =>
      Object.fromEntries(
        Object.entries(options).map(([value, styles]) => [value, block(styles, ` ${variant}=${value}`)]),
      );
    const result = {
      ...recipe,
      base: block(base, ""),
      variants: Object.fromEntries(
        Object.entries(variants).map(([variant, options]) => [variant, values(variant, options)]),
      ),
      compoundVariants: compoundVariants.map(({ css, ...when }) => ({
        ...when,
        css: block(
          css,
          ` ${Object.entries(when)
            .map((pair) => pair.join("="))
            .join(" ")}`,
        ),
      })),
    };
    marked.add(result);
    return result;
  }

  globalThis.__rewireParts = names;
  globalThis.__rewireMark =
    (name, make) =>
    (...args) =>
      make(...args.map((arg) => (isRecipe(arg) && !marked.has(arg) ? markRecipe(arg, name) : arg)));
}
