export { relativeManifest } from "./relativeManifest.ts";
export { noBlindReload } from "../reactRouter/noBlindReload.ts";
