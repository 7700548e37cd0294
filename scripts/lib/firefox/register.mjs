// Preloaded by journeys in the Firefox at REWIRE_FIREFOX_PATH.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { patchPlaywright } from "./patchPlaywright.mjs";

registerHooks({
  load(url, context, nextLoad) {
    const module = nextLoad(url, context);
    if (!url.endsWith("/playwright-core/lib/coreBundle.js")) return module;
    return { ...module, source: patchPlaywright(readFileSync(fileURLToPath(url), "utf8")) };
  },
});
