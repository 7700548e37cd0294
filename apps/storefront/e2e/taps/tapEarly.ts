import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { isHydrated } from "@rewire/platform/early";
import { controls, type Control } from "./controls.ts";

/** Random tap before or during hydration. */
export interface Tap {
  /** Name of a control. */
  readonly control: string;
  /** Time from the first paint, or from the preceding touch, to the tap, in milliseconds. */
  readonly delayMs: number;
  /** Time between the touch of the finger and its release in milliseconds, during which React may begin to listen. */
  readonly pressMs: number;
  /** Whether the visitor touches the page first, so that the tap happens while scripts start. */
  readonly hasIntent: boolean;
  /** Whether it is a double tap; only for controls with `repeats`. */
  readonly isDouble: boolean;
}

/** Result of a tap. */
export interface TapResult {
  readonly control: string;
  /** Number of effects once the page is idle; 1 is correct. */
  readonly effects: number;
  /** Time to the first frame with a visible change in milliseconds; null if the tap opened another document. */
  readonly acknowledgedMs: number | null;
  /** Time to the effect in milliseconds; null without one. Effects in another document are polled every 50 ms. */
  readonly doneMs: number | null;
}

declare global {
  interface Window {
    isHydrated?: typeof isHydrated;
    earlyTap?: { at: number; acknowledgedMs: number | null; doneMs: number | null };
  }
}

/** Measures the first click, key press or selection; runs in the page before its scripts. */
function watchTap(effect: () => number): void {
  const watch = ({ timeStamp, target }: Event) => {
    if (window.earlyTap) return;
    const tap: NonNullable<Window["earlyTap"]> = { at: timeStamp, acknowledgedMs: null, doneMs: null };
    window.earlyTap = tap;
    const control = target instanceof Element ? (target.closest("button, a, label, select, input") ?? target) : null;
    const look = () =>
      control === null
        ? ""
        : [control.outerHTML, control.querySelector("input")?.checked, "value" in control && control.value].join();
    const before = { look: look(), effect: effect() };
    // A field shows its new value before its event.
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) before.look = "";
    const frame = () => {
      // The page's state at the beginning of a frame is what the frame shows.
      const now = performance.now() - tap.at;
      const isDone = effect() > before.effect;
      if (isDone || look() !== before.look || control?.isConnected === false) tap.acknowledgedMs ??= now;
      if (isDone) tap.doneMs = now;
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  for (const type of ["click", "input"]) window.addEventListener(type, watch, true);
}

/** Time limit of the answer to a touch: the browser never answers one that meets a page in the middle of a navigation. */
const ANSWER_MS = 5_000;

/** Dispatches a touch at a point that lasts a number of milliseconds. */
async function touch(
  cdp: CDPSession,
  point: { readonly x: number; readonly y: number },
  pressMs: number,
): Promise<void> {
  const dispatch = (type: "touchStart" | "touchEnd", touchPoints: (typeof point)[]) =>
    Promise.race([cdp.send("Input.dispatchTouchEvent", { type, touchPoints }), pause(ANSWER_MS)]);
  await dispatch("touchStart", [point]);
  await pause(pressMs);
  await dispatch("touchEnd", []);
}

async function act(page: Page, cdp: CDPSession, control: Control, { isDouble, pressMs }: Tap): Promise<void> {
  if (control.act) {
    await control.act(page);
    return;
  }
  const place = control.place(page);
  // Scrolls the control to the centre, because sticky elements may cover the edges of the screen.
  await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const middle = await middleOf(place);
  await touch(cdp, middle, pressMs);
  if (isDouble) await touch(cdp, middle, pressMs);
}

/**
 * Waits until a touch at the centre of a control hits the control, which fonts and pictures may still move. Returns the
 * centre.
 */
async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const middle = await place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
    });
    if (middle) return middle;
    await pause(50);
  }
  throw new Error(`${place.toString()} is covered by something else.`);
}

/** Counts the effects; 0 during a navigation. */
const countEffects = (page: Page, { effect }: Control): Promise<number> => page.evaluate(effect).catch(() => 0);

/** Returns whether React has hydrated the header, or the tap has opened another document. */
const isAtRest = () => !window.earlyTap || window.isHydrated?.(document.querySelector("[data-cart]") ?? document.body);

/**
 * Opens a page on a phone, taps early, and counts the effects when the page is at rest.
 * @param page Page of a fresh context with touch, with its CDP session.
 * @param patienceMs Time limit for the effect.
 */
export async function tapEarly(
  { page, cdp }: { readonly page: Page; readonly cdp: CDPSession },
  url: string,
  tap: Tap,
  patienceMs: number,
): Promise<TapResult> {
  const control = controls[tap.control];
  if (!control) throw new Error(`There is no control "${tap.control}".`);
  await page.addInitScript(
    `window.isHydrated = ${isHydrated.toString()}; (${watchTap.toString()})(${control.effect.toString()})`,
  );
  await page.goto(url + control.path, { waitUntil: "commit" });
  await control.place(page).waitFor();
  // Beside the heading, where there is no control.
  if (tap.hasIntent) await touch(cdp, { x: 385, y: 120 }, 0);
  await pause(tap.delayMs);
  const start = performance.now();
  await act(page, cdp, control, tap);

  while (performance.now() < start + patienceMs && (await countEffects(page, control)) === 0) await pause(50);
  const elapsedMs = performance.now() - start;
  // A second effect would occur soon after hydration, once the cart has been read from the shop.
  await page.waitForFunction(isAtRest, undefined, { timeout: patienceMs }).catch(() => undefined);
  await pause(1_000);
  const effects = await countEffects(page, control);
  const timing = await page.evaluate(() => window.earlyTap);
  return {
    control: tap.control,
    effects,
    acknowledgedMs: timing?.acknowledgedMs ?? null,
    doneMs: timing?.doneMs ?? (effects > 0 ? elapsedMs : null),
  };
}
