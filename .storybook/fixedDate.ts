/** The day on which every story happens. */
export const storyNow = new Date("2026-11-21T10:00:00Z");

const RealDate = Date;
let offset = storyNow.getTime() - RealDate.now();

/**
 * Moves the clock of the page to `storyNow`, so that dates on screen are the same on every day.
 * Time goes on from there: time limits and animations work as ever.
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

/** Moves the clock back to `storyNow`: the tenth story on a page happens at the same time as the first. */
export function restartClock(): void {
  offset = storyNow.getTime() - RealDate.now();
}
