import { createLog } from "@rewire/gateway/log";
import { readLogSettings } from "@rewire/gateway/log-settings";
import { runEmbeddedShop } from "./runEmbeddedShop.ts";

// Runs the embedded shop. Its log has the storefront's format and stream, so that one collector reads both.

await runEmbeddedShop(createLog(readLogSettings(process.env)));
