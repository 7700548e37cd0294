const colours = [
  ["graphite", "Graphite", "#3b3d42"],
  ["black", "Black", "#232427"],
  ["charcoal", "Charcoal", "#3c3e43"],
  ["grey", "Grey", "#64676c"],
  ["light-grey", "Light grey", "#c8c9c9"],
  ["silver", "Silver", "#cfd1d3"],
  ["steel", "Steel", "#c2c4c8"],
  ["white", "White", "#eceae5"],
  ["ivory", "Ivory", "#e4dfd4"],
  ["cream", "Cream", "#fbfaf6"],
  ["sand", "Sand", "#c9b49a"],
  ["champagne", "Champagne", "#d6c4a6"],
  ["gold", "Pale gold", "#d8c3a5"],
  ["rose", "Rose", "#e3b9b4"],
  ["coral", "Coral", "#e8755f"],
  ["brick", "Brick", "#8e3b2f"],
  ["clay", "Clay", "#c07a5c"],
  ["terracotta", "Terracotta", "#bb6a4e"],
  ["tan", "Tan", "#a8734a"],
  ["dusk", "Dusk", "#c8659b"],
  ["lilac", "Lilac", "#b8abcf"],
  ["forest", "Forest green", "#3f5148"],
  ["olive", "Olive", "#717b5c"],
  ["sage", "Sage", "#9aa893"],
  ["mint", "Mint", "#a9d3c0"],
  ["tide", "Tide", "#1f9eb0"],
  ["ice-blue", "Ice blue", "#a9bccd"],
  ["sky-blue", "Sky blue", "#9fb4c7"],
  ["denim", "Denim blue", "#42587a"],
  ["ocean", "Ocean blue", "#345a78"],
  ["ink", "Ink blue", "#2b3750"],
  ["navy", "Navy", "#243047"],
  ["clear", "Clear", "#e4eaee"],
] as const;

/** Colours as terms of `pa_color`: first the neutral colours, then the others sorted by hue. */
export const colourTerms: readonly (readonly [slug: string, name: string])[] = colours.map(([slug, name]) => [
  slug,
  name,
]);

/** Hex values of the colours by slug ("#rrggbb"), for swatches. */
export const colourHex: Readonly<Record<string, string>> = Object.fromEntries(
  colours.map(([slug, , hex]) => [slug, hex]),
);
