/** Themes of the pictures. */
export const THEMES: readonly string[];

/** Widths of the pictures, with the height of the window. */
export const WIDTHS: Readonly<Record<string, number>>;

/** Picture of a subject in a theme, at a width and in a variant. */
export interface Picture {
  theme: string;
  width: number;
  variant: string;
  locale: string;
  frame: string;
  direction?: string;
  textSize?: string;
}

/** All pictures of the workshop, by key. */
export function picturesOf(entries: readonly object[]): Map<string, Picture>;
