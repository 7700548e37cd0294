import * as v from "valibot";

/** Width and height of drawings. */
export const iconSize = { width: v.optional(v.number()), height: v.optional(v.number()) };

/** Drawing of an Iconify set: the content of its `<svg>`. */
export const iconDrawing = v.object({ body: v.string(), ...iconSize });

export type IconDrawing = Readonly<v.InferOutput<typeof iconDrawing>>;

/** Part of Iconify's file format that is used. */
export const iconSet = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), iconDrawing),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  ...iconSize,
});

export type IconSet = v.InferOutput<typeof iconSet>;

/** Finds a drawing by its name or alias; null for none. */
export function findIcon({ icons, aliases = {} }: IconSet, name: string): IconDrawing | null {
  let last = name;
  for (let step = 0; step < 5; step++) {
    if (Object.hasOwn(icons, last)) return icons[last] ?? null;
    const parent = Object.hasOwn(aliases, last) ? aliases[last]?.parent : undefined;
    if (parent === undefined) return null;
    last = parent;
  }
  return null;
}
