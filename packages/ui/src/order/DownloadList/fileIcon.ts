/** Kinds of files by words in their names, the most telling first. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/manual|guide|pdf|warrant|certificate|handbuch|anleitung/i, "document-text-outline"],
  [/sound|audio|sample|music|ringtone|klang/i, "musical-notes-outline"],
  [/profile|preset|wallpaper|picture|photo|lut\b|profil/i, "image-outline"],
  [/firmware|driver|treiber|update/i, "hardware-chip-outline"],
];

/** The drawing for a file, by what its name says it is; software where it says nothing. */
export const fileIcon = (name: string): string =>
  `ion:${kinds.find(([pattern]) => pattern.test(name))?.[1] ?? "cube-outline"}`;
