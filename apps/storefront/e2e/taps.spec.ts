import { controls } from "./taps/controls.ts";
import { randomTaps } from "./taps/randomTaps.ts";
import { tapEarly } from "./taps/tapEarly.ts";
import { expect, test } from "./test.ts";

// What is tapped before the page is hydrated, or while it is, is done once. `npm run bench:taps` taps a thousand times.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const seed = Number(process.env["TAP_SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
const moments = randomTaps(Object.keys(controls).length, seed);

Object.keys(controls).forEach((control, index) => {
  const { delayMs, hasIntent } = moments[index] ?? { delayMs: 0, hasIntent: false };
  test(`an early tap has its effect once: ${control}`, async ({ page, rewire }) => {
    test.info().annotations.push({ type: "seed", description: `TAP_SEED=${seed}: ${delayMs} ms, intent ${hasIntent}` });
    const cdp = await page.context().newCDPSession(page);
    const tap = { control, delayMs, hasIntent, isDouble: false };
    expect(await tapEarly({ page, cdp }, rewire.url, tap, 20_000)).toMatchObject({ effects: 1 });
  });
});
