import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";

/**
 * Fonts of one weight in order of preference: the first font covers the letters of the six languages, and the last font
 * has the most characters.
 */
export type FontStack = readonly PdfFont[];

export interface PdfFont {
  /** Name by which a document refers to it. */
  readonly name: string;
  readonly data: Buffer;
  /** Returns whether the font draws every character of a string. */
  readonly covers: (text: string) => boolean;
}

export interface PdfFonts {
  readonly regular: FontStack;
  readonly bold: FontStack;
}

const { resolve } = createRequire(import.meta.url);
const LATIN_FONT_PACKAGE = "@expo-google-fonts/atkinson-hyperlegible-next";

/** Files of the pages' text face, whole and uncompressed as a PDF embeds them, and a face of many scripts. */
const FONT_FILES = {
  regular: [
    `${LATIN_FONT_PACKAGE}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`,
    "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  ],
  bold: [
    `${LATIN_FONT_PACKAGE}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`,
    "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  ],
} as const;

let fonts: Promise<PdfFonts> | null = null;

/** Loads the PDF fonts from disk on the first call. If loading fails, the next call tries again. */
export function loadPdfFonts(): Promise<PdfFonts> {
  fonts ??= Promise.all([loadStack(FONT_FILES.regular), loadStack(FONT_FILES.bold)]).then(
    ([regularFonts, boldFonts]) => ({
      regular: regularFonts,
      bold: boldFonts,
    }),
  );
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
}

const loadStack = (files: readonly string[]): Promise<FontStack> => Promise.all(files.map(loadFont));

async function loadFont(file: string): Promise<PdfFont> {
  const data = await readFile(resolve(file));
  const font = create(data);
  const codePoints = new Set("characterSet" in font ? font.characterSet : []);
  return {
    name: file,
    data,
    covers: (text) => Array.from(text).every((character) => codePoints.has(character.codePointAt(0) ?? 0)),
  };
}

/** Returns the first font that has all characters of a string, or else the last font, which has the most characters. */
export function pickFont(fontStack: FontStack, text: string): PdfFont {
  const font = fontStack.find(({ covers }) => covers(text)) ?? fontStack.at(-1);
  if (!font) throw new RangeError("A weight without a font");
  return font;
}
