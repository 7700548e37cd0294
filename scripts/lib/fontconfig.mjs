// Configures the fonts of browsers on Linux: the project's own, so that pictures are the same on every machine.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const GENERIC_FAMILIES = {
  "sans-serif": "DejaVu Sans",
  "system-ui": "DejaVu Sans",
  serif: "DejaVu Serif",
  monospace: "DejaVu Sans Mono",
};

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text) => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign]);

/**
 * Renders a fontconfig file for fonts in one folder and a cache in another: generic and unknown families are mapped to
 * DejaVu. It includes no file of the system.
 */
export function renderFontconfig({ fonts, cache }) {
  const aliases = Object.entries(GENERIC_FAMILIES).map(
    ([family, file]) => `  <alias><family>${family}</family><prefer><family>${file}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    "<fontconfig>",
    `  <dir>${escapeXml(fonts)}</dir>`,
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    ...aliases,
    '  <match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>',
    '  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>',
    "</fontconfig>",
    "",
  ].join("\n");
}

const readIfThere = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/**
 * Writes the fontconfig file into a folder, if it is missing or different.
 * @returns {string} its path, for FONTCONFIG_FILE
 */
export function ensureFontconfig(folder) {
  const file = join(folder, "fonts.conf");
  const fonts = join(dirname(fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/package.json"))), "ttf");
  const content = renderFontconfig({ fonts, cache: join(folder, "cache") });
  if (readIfThere(file) === content) return file;
  mkdirSync(join(folder, "cache"), { recursive: true });
  // Written atomically, because several workers may start at once.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}
