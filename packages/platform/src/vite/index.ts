export { createRewirePreset } from "./preset.ts";
export { createRelativeManifestPlugin } from "./createRelativeManifestPlugin.ts";
export { holdFailedImports } from "../leaving/holdFailedImports.ts";
export { treeShakeLibraries } from "./treeShakeLibraries.ts";
export { preventChunkErrorReload } from "../reactRouter/preventChunkErrorReload.ts";
export { updateLocationInTransition } from "../reactRouter/updateLocationInTransition.ts";
export { omitUnusedRouterModules } from "../reactRouter/omitUnusedRouterModules.ts";
