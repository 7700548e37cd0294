// Shows a whole page in the viewport without changing its layout.
import { settle } from "./inPage.mjs";
import { settleAgain } from "./mount.mjs";

const HIGHEST = 16_000;
/** Number of times that what comes into view may make a page longer. */
const MAX_TURNS = 4;

/**
 * Makes the viewport as high as the page, so that observers of visibility see everything, and nothing changes during
 * the picture. Heights that follow the viewport keep their values. A page under a modal panel is left as it is: the
 * panel would follow the viewport.
 * @param subject What is mounted; a screen may load more as it comes into view, a sheet has all of it.
 */
export async function unroll(page, { isSheet }) {
  if (!isSheet && (await page.evaluate(isUnderPanel))) return;
  const first = page.viewportSize();
  if (!isSheet) await page.evaluate(alignFooter);
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const { width, height } = page.viewportSize();
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (needed <= height) break;
    await page.evaluate(noteHeights);
    await page.setViewportSize({ width, height: Math.min(needed, HIGHEST) });
    await page.evaluate(keepHeights);
    if (isSheet) await page.evaluate(settle);
    else await settleAgain(page);
    if (!isSheet) await page.evaluate(alignFooter);
  }
  await shrink(page, first);
}

/**
 * Takes back what the page was too high at first: parts out of view have estimated heights until they are seen, and the
 * bar of a product, for which the page makes room, ends once everything is in view.
 */
async function shrink(page, first) {
  const { width, height } = page.viewportSize();
  const needed = Math.max(first.height, await page.evaluate(heightOfBody));
  if (needed >= height) return;
  await page.setViewportSize({ width, height: needed });
  await page.evaluate(settle);
}

/** Releases what `unroll` has kept. */
export const roll = (page) => page.evaluate(releaseHeights);

// Functions of the page.

/** Rounded as the document's `scrollHeight`: whether a page was too high at first must not decide about its last row. */
const heightOfBody = () =>
  Math.max(document.body.scrollHeight, Math.round(document.body.getBoundingClientRect().bottom));

function isUnderPanel() {
  const panels = document.querySelectorAll("dialog, [role=dialog], [role=alertdialog]");
  return [...panels].some((panel) => panel.matches("[aria-modal=true], :modal") && panel.checkVisibility());
}

/**
 * Moves the footer down to the next whole pixel. Its photograph is drawn from other pixels where the page above it has a
 * fraction of one: the rows of the footer would be stored for each such page.
 */
function alignFooter() {
  const footer = document.querySelector("main + footer");
  if (!footer) return;
  const { top } = footer.getBoundingClientRect();
  const y = top + window.scrollY;
  const fraction = Math.ceil(y) - y;
  if (fraction === 0) return;
  // Also what margins that collapse into this one have made it.
  const margin = top - footer.previousElementSibling.getBoundingClientRect().bottom;
  footer.style.setProperty("margin-top", `${margin + fraction}px`, "important");
  globalThis.__rewireKept ??= [];
  globalThis.__rewireKept.push([footer, "margin-top"]);
}

/** Only heights that an element has can follow the viewport; most elements have none. */
function noteHeights() {
  const NONE = new Set(["auto", "none", "0px"]);
  const elements = [document.body, ...document.body.querySelectorAll("*")];
  globalThis.__rewireHeights = elements.flatMap((element) => {
    const { minHeight, maxHeight } = getComputedStyle(element);
    const heights = Object.entries({ "min-height": minHeight, "max-height": maxHeight });
    const own = heights.filter(([, height]) => !NONE.has(height));
    return own.length > 0 ? [[element, Object.fromEntries(own)]] : [];
  });
}

function keepHeights() {
  globalThis.__rewireKept ??= [];
  for (const [element, heights] of globalThis.__rewireHeights)
    for (const [property, height] of Object.entries(heights)) {
      if (getComputedStyle(element).getPropertyValue(property) === height) continue;
      element.style.setProperty(property, height, "important");
      globalThis.__rewireKept.push([element, property]);
    }
}

function releaseHeights() {
  for (const [element, property] of globalThis.__rewireKept ?? []) element.style.removeProperty(property);
  globalThis.__rewireKept = [];
}
