import type { Page } from "@playwright/test";

/**
 * Looks at each frame until the page is left. Returns a function that returns the paths of the frames that showed a page
 * without content.
 */
export async function followEmptyFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  const readPaths = await page.evaluateHandle(() => {
    const paths: string[] = [];
    const look = () => {
      if (!document.querySelector("main")?.textContent) paths.push(location.pathname);
      requestAnimationFrame(look);
    };
    look();
    return () => paths;
  });
  return () => readPaths.evaluate((read) => read());
}
