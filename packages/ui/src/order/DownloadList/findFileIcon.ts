/** Icons by pattern in the file name, most specific first. */
const iconPatterns: readonly (readonly [RegExp, string])[] = [
  [/manual|guide|pdf|warrant|certificate|handbuch|anleitung/i, "document-text-outline"],
  [/sound|audio|sample|music|ringtone|klang/i, "musical-notes-outline"],
  [/profile|preset|wallpaper|picture|photo|lut\b|profil/i, "image-outline"],
  [/firmware|driver|treiber|update/i, "hardware-chip-outline"],
];

/** Returns the icon for the type of a file, or a software icon for an unknown type. */
export const findFileIcon = (name: string): string =>
  `ion:${iconPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? "cube-outline"}`;
