import { megabytesOf } from "../attack/process.mjs";
import { openLoadedShop, pinApart } from "./openLoadedShop.mjs";
import { startGenerator } from "./startGenerator.mjs";

const EVERY_SECONDS = 10;
/**
 * Number of connections: those of visitors, of whom each waits for a page only on one of their own. With fewer, all of
 * them soon wait for pages that are rendered for the first time, and pages from memory behind them.
 */
const CONNECTIONS = 1_000;

/**
 * Runs a mixed load at a fixed rate, with the storefront on its own core where supported.
 *
 * @param {{ size: number, minutes: number, rate: number, isShopDown: boolean, isCold: boolean,
 * onPart: (part: object) => void }} options
 * `isShopDown`: the shop is stopped halfway; `isCold`: no page is in memory at first, otherwise each has been requested
 * once; `onPart` is called every ten seconds with the latest results and the storefront's memory
 * @returns {Promise<{ result: object, parts: { seconds: number, megabytes: number }[], isPinned: boolean }>}
 */
export async function walkMixed({ size, minutes, rate, isShopDown, isCold, onPart }) {
  const rewire = await openLoadedShop(size);
  const parts = [];
  try {
    const halfMs = (minutes * 60_000) / 2;
    const plan = {
      url: rewire.url,
      mode: "mixed",
      isCold,
      size,
      connections: CONNECTIONS,
      seconds: minutes * 60,
      rate,
      everySeconds: EVERY_SECONDS,
    };
    const generator = startGenerator(plan, (part) => {
      parts.push({ ...part, megabytes: megabytesOf(rewire.pid()) ?? 0 });
      onPart(parts.at(-1));
    });
    const isPinned = pinApart(rewire.pid(), generator.pid);
    if (!isShopDown) return { result: await generator.result, parts, isPinned };
    const half = new Promise((resolve) => setTimeout(resolve, halfMs));
    await Promise.race([half, generator.result]);
    let result;
    await rewire.restartShop(async () => (result = await generator.result));
    return { result, parts, isPinned };
  } finally {
    await rewire.stop();
  }
}
