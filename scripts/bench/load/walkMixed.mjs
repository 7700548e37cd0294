import { megabytesOf } from "../attack/process.mjs";
import { openLoadedShop, pinApart } from "./openLoadedShop.mjs";
import { startGenerator } from "./startGenerator.mjs";

const EVERY_SECONDS = 10;
const CONNECTIONS = 200;

/**
 * Walks through the shop at a steady rate, the storefront on a core of its own where the system can keep it there.
 *
 * @param {{ size: number, minutes: number, rate: number, isShopDown: boolean, onPart: (part: object) => void }} options
 *   `isShopDown`: halfway the shop is ended, and does not come back; `onPart` hears every ten seconds how the last ten
 *   were, with the storefront's memory
 * @returns {Promise<{ result: object, parts: { seconds: number, megabytes: number }[], isPinned: boolean }>}
 */
export async function walkMixed({ size, minutes, rate, isShopDown, onPart }) {
  const rewire = await openLoadedShop(size);
  const parts = [];
  try {
    const halfMs = (minutes * 60_000) / 2;
    const plan = {
      url: rewire.url,
      mode: "mixed",
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
