export { createRewirePreset } from "./preset.ts";
export { relativeManifest } from "./relativeManifest.ts";
export { preventBlindReload } from "../reactRouter/preventBlindReload.ts";
