import type { Page } from "@playwright/test";

const ROLES = ["banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search"];

/** Returns role and accessible name of every landmark of a page, as its accessibility tree has them: "navigation Menu". */
export async function landmarksOf(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  return snapshot.split("\n").flatMap((line) => {
    const [, role = "", name = ""] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return ROLES.includes(role) ? [`${role} ${name}`.trim()] : [];
  });
}
