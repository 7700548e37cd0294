// Which fonts a browser on Linux may draw with, beside those that a page brings: the project's own, on every machine.
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
 * Renders fontconfig's file for fonts in one folder and a cache in another: the generic families lead to DejaVu, and
 * so does every family that is not there. It includes no file of the machine's.
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
 * Writes fontconfig's file below a folder, if it is not there as it should be.
 * @returns {string} its path, for FONTCONFIG_FILE
 */
export function ensureFontconfig(folder) {
  const file = join(folder, "fonts.conf");
  const fonts = join(dirname(fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/package.json"))), "ttf");
  const content = renderFontconfig({ fonts, cache: join(folder, "cache") });
  if (readIfThere(file) === content) return file;
  mkdirSync(join(folder, "cache"), { recursive: true });
  // Several workers may start at once: each sees a whole file or none.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}
