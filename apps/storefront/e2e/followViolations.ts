import type { BrowserContext } from "@playwright/test";

const MARK = "securitypolicyviolation";

/**
 * Records violations of the content security policy, including Trusted Types, in every page of a context from now on.
 * @returns A growing list with one line for each violation: what was blocked, and where.
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
