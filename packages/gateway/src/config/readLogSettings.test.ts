import { expect, test } from "vitest";
import { readLogSettings } from "./readLogSettings.ts";

test.each([
  [{}, { level: "info", format: "plain" }],
  [
    { LOG_LEVEL: " debug ", LOG_FORMAT: "json" },
    { level: "debug", format: "json" },
  ],
  [
    { LOG_LEVEL: "", LOG_FORMAT: "" },
    { level: "info", format: "plain" },
  ],
  [
    { LOG_LEVEL: "loud", LOG_FORMAT: "json" },
    { level: "info", format: "json" },
  ],
  [
    { LOG_LEVEL: "warn", LOG_FORMAT: "xml" },
    { level: "warn", format: "plain" },
  ],
])("%j is read as far as it can be", (env, settings) => expect(readLogSettings(env)).toEqual(settings));
