import type { BrowserContext } from "@playwright/test";

const MARK = "securitypolicyviolation";

/**
 * Follows what the content security policy blocks, Trusted Types too, in every page of a context, from now on.
 * @returns A line for each violation, with what was blocked and where; it grows.
 */
export async function followViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (message.text().startsWith(MARK)) violations.push(message.text());
  });
  await context.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ type, effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
        console.error(type, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`, document.URL),
    );
  });
  return violations;
}
