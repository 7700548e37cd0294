// Comps of the design beside pictures of their screens, where the design lies beside the project.
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { comps } from "../../../.storybook/comps/comps.ts";
import { pathsOf } from "./album.mjs";

/** Devices that comps are drawn for, by the width of a picture. */
const DEVICES = { 390: "mobile", 1440: "desktop" };
/** Variants of pictures that differ from the first in their language alone. */
const SAME_LAYOUT = new Set(["", "de"]);

/** "screens-product--showcase" is of the screen "screens-product", as is "screens-product-showcase--showcase". */
const screenOf = (story) => story.split("--")[0].replace(/-showcase$/, "");

/**
 * Finds the comp that was drawn for the story of a picture, or the only one of its screen in the picture's language.
 * @param {{ id: string, width: number, theme: string, locale: string, variant?: string, status: string }} result
 * @returns {{ file: string, isOfStory: boolean, theme: string } | null} `file` is its name
 */
export function findComp({ id, width, theme, locale, variant = "", status }) {
  const device = DEVICES[width];
  if (!device || status === "removed" || !SAME_LAYOUT.has(variant)) return null;
  const candidates = comps.filter(
    (comp) => (comp.locale ?? "en_US") === locale && (device === "mobile" || !comp.isPhoneOnly),
  );
  const ofStory = candidates.find(({ story }) => story === id);
  const ofScreen = candidates.filter(({ story, isPhoneOnly }) => !isPhoneOnly && screenOf(story) === screenOf(id));
  const comp = ofStory ?? (ofScreen.length === 1 ? ofScreen[0] : null);
  if (!comp) return null;
  const isDark = theme === "dark" && Boolean(comp.hasDark);
  return {
    file: `${comp.file}-${device}${isDark ? "-dark" : ""}.png`,
    isOfStory: Boolean(ofStory),
    theme: isDark ? "dark" : "light",
  };
}

/** Copies the comps of some results beside the report, so that it can be sent or kept with them. */
export function keepComps(root, results) {
  const { design, comps: folder } = pathsOf(root);
  const files = new Set(results.map((result) => findComp(result)?.file).filter(Boolean));
  for (const file of files) {
    if (!existsSync(join(design, file))) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(design, file), join(folder, file));
  }
}

/** Returns the comp of a result that `keepComps` has copied, or null. */
export function keptComp(root, result) {
  const comp = findComp(result);
  return comp && existsSync(join(pathsOf(root).comps, comp.file)) ? comp : null;
}
