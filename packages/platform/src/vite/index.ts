export { createRewirePreset } from "./preset.ts";
export { relativeManifest } from "./relativeManifest.ts";
export { shakeLibraries } from "./shakeLibraries.ts";
export { preventBlindReload } from "../reactRouter/preventBlindReload.ts";
export { leaveOutUnused } from "../reactRouter/leaveOutUnused.ts";
