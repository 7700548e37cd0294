// Shows stories of the built workshop on a page, one after the other, and waits until each is whole.
import { setTimeout } from "node:timers/promises";
import { addStage, countWork, settle, untilStill, whatIsMissing } from "./inPage.mjs";
import { WIDTHS } from "./shots.mjs";
import { WORKSHOP } from "./workshop.mjs";

const PATIENCE = 60_000;
/** A timer of a component that fetches, or of React, which shows late parts together, is shorter (ms). */
const MAX_DELAY = 1500;
/** So many frames without a change are an end. */
const CALM_FRAMES = 6;

/** Of each page: `{ url, requests, isOpen }`: the workshop's address, requests without an answer yet, whether stories can be shown on it. */
const states = new WeakMap();

/** Makes a page ready for `mount`. */
export async function prepare(page, url) {
  const requests = new Set();
  states.set(page, { url, requests, isOpen: false });
  page.on("request", (request) => requests.add(request));
  for (const event of ["requestfinished", "requestfailed"]) page.on(event, (request) => requests.delete(request));
  page.on("framenavigated", (frame) => frame === page.mainFrame() && requests.clear());
  await page.addInitScript(countWork, { maxDelay: MAX_DELAY });
  await page.addInitScript(addStage);
}

/** Has the workshop opened anew on a page for what is mounted next. */
export const leave = (page) => {
  states.get(page).isOpen = false;
};

/**
 * Mounts a subject at a width and waits until it is whole: played, with its faces and pictures. The workshop stays
 * open in between: to load and start it takes longer than any story.
 * @throws Error that says what is wrong with the subject.
 */
export async function mount(
  page,
  { id, isSheet, locale },
  { width = 390, height = WIDTHS[width] ?? 844, textSize = "100" } = {},
) {
  const state = states.get(page);
  await page.setViewportSize({ width, height });
  if (!state.isOpen) {
    await page.goto(`${state.url}${WORKSHOP}/iframe.html?sheet`, { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__, undefined, { timeout: PATIENCE });
  }
  // A page on which something went wrong is not used again.
  state.isOpen = false;
  const globals = { theme: "light", locale, textSize, a11y: { manual: true } };
  await within(
    "taking away what was shown",
    page,
    page.evaluate((wanted) => globalThis.__rewireStage.show(wanted), {
      id,
      viewMode: isSheet ? "docs" : "story",
      globals,
    }),
  );
  await page.waitForFunction(() => globalThis.__rewireStage.hasEnded(), undefined, { timeout: PATIENCE, polling: 20 });
  const trouble = await page.evaluate(() => globalThis.__rewireStage.trouble());
  if (trouble) throw new Error(trouble);
  await rest(page, state.requests);
  await within("settling", page, page.evaluate(settle));
  state.isOpen = true;
}

/** Gives what is mounted another width. */
export async function resize(page, { width, height = WIDTHS[width] }) {
  await page.setViewportSize({ width, height });
  await within("settling", page, page.evaluate(settle));
}

/** Waits until nothing more comes: a screen fetches its parts and its cart after it has been mounted. */
async function rest(page, requests) {
  const latest = Date.now() + PATIENCE;
  do {
    const restless = await within(
      "coming to rest",
      page,
      page.evaluate(untilStill, { frames: CALM_FRAMES, longest: PATIENCE / 2 }),
    );
    if (restless) throw new Error(`never comes to rest: ${restless}`);
    if (requests.size === 0) return;
  } while (Date.now() < latest);
  throw new Error(`waits for ${[...requests].map((request) => request.url()).join(", ")}`);
}

/** Fails with what is missing when a step has no end: what runs in a page has no time limit of its own. */
async function within(step, page, promise) {
  const end = new AbortController();
  const limit = setTimeout(PATIENCE, undefined, { signal: end.signal }).then(async () => {
    const missing = await Promise.race([
      page.evaluate(whatIsMissing),
      setTimeout(PATIENCE / 10, "the page does not answer", { signal: end.signal }),
    ]);
    throw new Error(`${step} takes longer than ${PATIENCE / 1000} s: ${missing}`);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    end.abort();
    limit.catch(() => undefined);
  }
}
