/** One drawing of an Iconify set: what stands inside of its `<svg>`. */
export interface IconDrawing {
  readonly body: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The part of Iconify's file format that is read. */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconDrawing>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>> | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A drawing by its name or by another name that the set has for it; null for none. */
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
