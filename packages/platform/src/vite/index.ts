export { rewirePreset } from "./preset.ts";
export { relativeManifest } from "./relativeManifest.ts";
export { noBlindReload } from "../reactRouter/noBlindReload.ts";
