import { serializeStyles } from "@emotion/serialize";
import { expect, test } from "vitest";
import { createStyleCache } from "./styleCache.ts";

/** CSS of a class with some declarations, as a page gets it. */
function cssOf(declarations: string): string {
  const cache = createStyleCache();
  const styles = serializeStyles([declarations]);
  const css = cache.insert(".a", styles, cache.sheet, true);
  return typeof css === "string" ? css : "";
}

test("a page gets the prefixes that its browsers need, and no others", () => {
  expect(cssOf("display:flex;align-items:center;position:sticky;")).toBe(
    ".a{display:flex;align-items:center;position:sticky;}",
  );
  expect(cssOf("user-select:none;")).toBe(".a{-webkit-user-select:none;user-select:none;}");
  expect(cssOf("hyphens:auto;")).toContain("-webkit-hyphens:auto;");
  expect(cssOf("text-decoration:none;")).toBe(".a{text-decoration:none;}");
  expect(cssOf("text-decoration:underline 2px;")).toContain("-webkit-text-decoration:underline 2px;");
});
