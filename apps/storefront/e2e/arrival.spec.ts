import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Elements that are taken away at once, from a page's end to its beginning. */
const STEP = 8;
/** Largest layout shift of one element: its share of the viewport, times its distance as a share of the longer side. */
const MAX_SHIFT = 0.02;

/**
 * Takes a page apart from its end to its beginning, as it is while it arrives, and returns descriptions of the elements
 * that are elsewhere then than in the whole page. Parts of drawings grow with their lines, and are left out.
 */
const findShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ step, maxShift }) => {
      const { innerWidth: width, innerHeight: height } = window;
      const elements = [...document.body.querySelectorAll("*:not(svg *)")];
      const wholeBoxes = elements.map((element) => element.getBoundingClientRect());
      const clip = (from: number, size: number, limit: number) =>
        Math.max(0, Math.min(from + size, limit) - Math.max(from, 0));
      const visibleArea = (box: DOMRect) => clip(box.x, box.width, width) * clip(box.y, box.height, height);
      const shiftOf = (part: DOMRect, whole: DOMRect) => {
        // As browsers count it, a small picture that becomes a large one is a large shift. What is below the viewport is none.
        const area = visibleArea(part) && Math.max(visibleArea(part), visibleArea(whole));
        const distance = Math.max(Math.abs(part.x - whole.x), Math.abs(part.y - whole.y));
        return whole.width * whole.height === 0 ? 0 : ((area / (width * height)) * distance) / Math.max(width, height);
      };
      const describe = ({ x, y, width: w, height: h }: DOMRect) => [x, y, w, h].map(Math.round).join(" ");
      const shifts = new Map<Element, string>();
      const firstOfMain = elements.findIndex(({ nodeName }) => nodeName === "MAIN") + 1;
      for (let end = elements.length - step; end > firstOfMain; end -= step) {
        for (const element of elements.slice(end, end + step)) element.remove();
        for (const [index, element] of elements.slice(0, end).entries()) {
          const [part, whole] = [element.getBoundingClientRect(), wholeBoxes[index]];
          if (whole && shiftOf(part, whole) > maxShift)
            shifts.set(
              element,
              `${element.nodeName} without the last ${elements.length - end} of ${elements.length} elements at ${describe(part)}, with them at ${describe(whole)}`,
            );
        }
      }
      return [...shifts.values()];
    },
    { step: STEP, maxShift: MAX_SHIFT },
  );

// Browsers show a page as it arrives, and may pause anywhere in it.
for (const width of [390, 1280])
  test(`what a page shows stays in its place while the rest arrives, ${width} px wide`, async ({ browser, rewire }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/", "/products", "/product/nordlys-n3-pro", "/product-category/smartphones", "/repair"]) {
      await page.goto(`${rewire.url}${path}`);
      expect(await findShifts(page), path).toEqual([]);
      // The page is gone; otherwise it would not have been compared.
      expect(await page.locator("main *").count(), path).toBeLessThanOrEqual(STEP);
    }
    await context.close();
  });
