import * as v from "valibot";

/** Schemas of the width and height of icons. */
export const iconSizeFields = { width: v.optional(v.number()), height: v.optional(v.number()) };

/** Schema of an Iconify icon with the content of its `<svg>`. */
export const iconDrawingSchema = v.object({ body: v.string(), ...iconSizeFields });

export type IconDrawing = Readonly<v.InferOutput<typeof iconDrawingSchema>>;

/** Schema of the part of an Iconify JSON file that is used here. */
export const iconSetSchema = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), iconDrawingSchema),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  ...iconSizeFields,
});

export type IconSet = v.InferOutput<typeof iconSetSchema>;

/** Finds an icon by its name or alias. Returns null for an unknown name. */
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
