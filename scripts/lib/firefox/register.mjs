// Preloaded by journeys in the Firefox at REWIRE_FIREFOX_PATH.
import { registerHooks } from "node:module";
import { patchPlaywright } from "./patchPlaywright.mjs";

registerHooks({
  load(url, context, nextLoad) {
    const module = nextLoad(url, context);
    if (!url.endsWith("/playwright-core/lib/coreBundle.js")) return module;
    return { ...module, source: patchPlaywright(String(module.source)) };
  },
});
