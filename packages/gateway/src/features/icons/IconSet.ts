import * as v from "valibot";

/** Schemas of the width and height of icons. */
export const iconSize = { width: v.optional(v.number()), height: v.optional(v.number()) };

/** Schema of an Iconify icon with the content of its `<svg>`. */
export const iconDrawing = v.object({ body: v.string(), ...iconSize });

export type IconDrawing = Readonly<v.InferOutput<typeof iconDrawing>>;

/** Schema of the used part of an Iconify JSON file. */
export const iconSet = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), iconDrawing),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  ...iconSize,
});

export type IconSet = v.InferOutput<typeof iconSet>;

/** Finds an icon by its name or alias; null for an unknown name. */
export function findIcon({ icons, aliases = {} }: IconSet, name: string): IconDrawing | null {
  let resolvedName = name;
  for (let step = 0; step < 5; step++) {
    if (Object.hasOwn(icons, resolvedName)) return icons[resolvedName] ?? null;
    const parent = Object.hasOwn(aliases, resolvedName) ? aliases[resolvedName]?.parent : undefined;
    if (parent === undefined) return null;
    resolvedName = parent;
  }
  return null;
}
