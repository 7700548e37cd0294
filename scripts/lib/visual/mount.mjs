// Shows stories of the built workshop on a page, one after the other, and waits until each is complete.
import { setTimeout } from "node:timers/promises";
import { addStage, countWork, settle, untilStill, findMissing } from "./inPage.mjs";
import { WIDTHS } from "./shots.mjs";
import { WORKSHOP } from "./workshop.mjs";

const PATIENCE = 60_000;
/** Timers of fetching components, and of React for deferred parts, are shorter (ms). */
const MAX_DELAY = 1500;
/** Number of frames without a change after which the page is idle. */
const CALM_FRAMES = 6;

/** End of the addresses whose answers are not waited for while a story shows that they are missing. */
const UNANSWERED = "/graphql";

/**
 * State of each page: `{ url, requests, isOpen, unanswered, onStep }`: URL of the workshop, pending requests, whether
 * stories can be shown, end of the addresses that the current story is never answered from, what follows a step of its
 * play.
 */
const states = new WeakMap();

/** Prepares a page for `mount`. */
export async function prepare(page, url) {
  const requests = new Set();
  states.set(page, { url, requests, isOpen: false, unanswered: undefined, onStep: undefined });
  page.on("request", (request) => requests.add(request));
  for (const event of ["requestfinished", "requestfailed"]) page.on(event, (request) => requests.delete(request));
  page.on("framenavigated", (frame) => frame === page.mainFrame() && requests.clear());
  await page.addInitScript(countWork, { maxDelay: MAX_DELAY });
  await page.addInitScript(addStage);
  await page.exposeFunction("__rewireStep", (label) => states.get(page).onStep?.(label));
}

/** Makes the next `mount` load the workshop again. */
export const leave = (page) => {
  states.get(page).isOpen = false;
};

/** Loads the workshop, unless it is loaded. */
async function load(page) {
  const state = states.get(page);
  if (state.isOpen) return;
  await page.goto(`${state.url}${WORKSHOP}/iframe.html?sheet`, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__, undefined, { timeout: PATIENCE });
}

/** Window of a story without a size of its own, as in Storybook's own tests. */
const USUAL_SIZE = { width: 1200, height: 900 };

/**
 * Plays a story as its test, in the window that it is made for, and turns it to dark; one that is no test goes without
 * axe. The page requires `addPlayer`.
 * @returns {Promise<string[]>} what failed
 */
export async function play(page, { id, locale, isTest }) {
  const state = states.get(page);
  await load(page);
  // A page with an error is not used again.
  state.isOpen = false;
  const own = await page.evaluate((story) => globalThis.__rewireStage.sizeOf(story), id);
  const size = own ? { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) } : USUAL_SIZE;
  const { width, height } = page.viewportSize();
  if (size.width !== width || size.height !== height) await page.setViewportSize(size);
  const globals = { theme: "light", locale, textSize: "100", frame: "none", a11y: { manual: !isTest } };
  const faults = await within(
    "playing",
    page,
    page.evaluate((story) => globalThis.__rewirePlayer.play(story), { id, globals }),
  );
  state.isOpen = faults.length === 0;
  return faults;
}

/**
 * Opens a subject at a width and waits until it has been rendered and played. Its play waits after each step for what
 * `onStep` returns.
 * @throws Error with the problem of the subject.
 */
export async function open(
  page,
  { id, isSheet, isUnanswered = false, locale, direction = "ltr", textSize: ownTextSize = "100" },
  { width = 390, height = WIDTHS[width] ?? 844, textSize = ownTextSize, frame = "none", onStep } = {},
) {
  const state = states.get(page);
  state.onStep = onStep;
  await page.setViewportSize({ width, height });
  // What the story before was never answered would arrive in this one.
  if (state.unanswered) state.isOpen = false;
  state.unanswered = isUnanswered ? UNANSWERED : undefined;
  await load(page);
  // A page with an error is not used again.
  state.isOpen = false;
  const globals = { theme: "light", locale, direction, textSize, frame, a11y: { manual: true } };
  await within(
    "taking away what was shown",
    page,
    page.evaluate((story) => globalThis.__rewireStage.show(story), {
      id,
      viewMode: isSheet ? "docs" : "story",
      globals,
    }),
  );
  await waitForEnd(page);
  await failOnTrouble(page);
  state.isOpen = true;
}

/** Looks from here: a timer in the page would be work that the picture of a step waits for. */
async function waitForEnd(page) {
  const latest = Date.now() + PATIENCE;
  while (!(await page.evaluate(() => globalThis.__rewireStage.hasEnded()))) {
    if (Date.now() > latest) throw new Error(`is not played to its end within ${PATIENCE / 1000} s`);
    await setTimeout(20);
  }
}

async function failOnTrouble(page) {
  const error = await page.evaluate(() => globalThis.__rewireStage.trouble());
  if (error) throw new Error(error);
}

/**
 * Mounts a subject at a width and waits until it is complete: played, with fonts and pictures. The workshop stays
 * loaded in between, because loading takes longer than any story.
 * @throws Error with the problem of the subject.
 */
export async function mount(page, subject, size) {
  const state = states.get(page);
  await open(page, subject, size);
  state.isOpen = false;
  await rest(page);
  await within("settling", page, page.evaluate(settle));
  state.isOpen = true;
}

/** Changes the width of the mounted subject. */
export async function resize(page, { width, height = WIDTHS[width] }) {
  await page.setViewportSize({ width, height });
  await within("settling", page, page.evaluate(settle));
}

/** Waits until the page is idle and complete, after a change that made it load something. */
export async function settleAgain(page) {
  await rest(page);
  await within("settling", page, page.evaluate(settle));
}

/**
 * Waits until requests that checks have caused are answered: a screen may ask for its cart at the first press of a key,
 * and the mocks of the next subject do not know it.
 */
export const finish = (page) => rest(page, 2);

/** Waits until the page is idle: a screen fetches its chunks and its cart after mounting. */
async function rest(page, frames = CALM_FRAMES) {
  const latest = Date.now() + PATIENCE;
  const { requests, unanswered } = states.get(page);
  const limits = { frames, longest: PATIENCE / 2, unanswered };
  const addresses = () => [...requests].map((request) => request.url());
  const missing = () => addresses().filter((address) => !unanswered || !address.endsWith(unanswered));
  do {
    const restless = await within("coming to rest", page, page.evaluate(untilStill, limits));
    if (restless) throw new Error(`never comes to rest: ${restless}`);
    if (missing().length === 0) return;
  } while (Date.now() < latest);
  throw new Error(`waits for ${missing().join(", ")}`);
}

/** Fails with the missing condition when a step does not end: code in a page has no time limit of its own. */
async function within(step, page, promise) {
  const end = new AbortController();
  const limit = setTimeout(PATIENCE, undefined, { signal: end.signal }).then(async () => {
    const missing = await Promise.race([
      page.evaluate(findMissing),
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
