/** Date of all stories. */
export const storyNow = new Date("2026-11-21T10:00:00Z");

const RealDate = Date;
let offset = storyNow.getTime() - RealDate.now();

/**
 * Sets the page's clock to `storyNow`, so that dates on screen are the same on every day. The clock keeps running:
 * timeouts and animations work as usual.
 */
export function moveClock(): void {
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [string | number | Date]) {
      if (parts.length === 0) super(RealDate.now() + offset);
      else super(...parts);
    }
    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
}

/** Resets the clock to `storyNow`, so that the tenth story on a page has the same time as the first. */
export function restartClock(): void {
  offset = storyNow.getTime() - RealDate.now();
}
