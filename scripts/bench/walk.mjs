// npm run bench:walk: twenty shopping tasks on the built app and the embedded shop, done as a new shopper would on a
// phone 390 px wide, beginning at the home page. Counts taps (walk/openShopper.mjs tells what is one) and writes a
// picture of each goal. --out FOLDER is where the pictures go, --tasks 1,4 selects some. Exits with 1 when a task needs
// more than five taps or fails.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { launchOptions } from "../browser.mjs";
import { embeddedDelivery, embeddedRateDays } from "../lib/open.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { toTable } from "./figures/table.mjs";
import { openShopper } from "./walk/openShopper.mjs";
import { tasks } from "./walk/tasks.mjs";

const MAX_TAPS = 5;

const options = readOptions(process.argv.slice(2), { out: ".rewire/walk", tasks: "" });
const chosen = options.tasks === "" ? tasks.map((_, index) => index + 1) : options.tasks.split(",").map(Number);
await mkdir(options.out, { recursive: true });
const rewire = await openRewire({ DELIVERY: embeddedDelivery, RATE_DAYS: embeddedRateDays });
const browser = await chromium.launch(await launchOptions());

/** Does one task. @returns {Promise<{ taps: number, failure: string }>} */
async function perform(number) {
  const shopper = await openShopper(browser, rewire.url);
  let failure = "";
  try {
    await shopper.open("/");
    await tasks[number - 1].perform(shopper, rewire);
  } catch (error) {
    failure = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    await writeFile(join(options.out, `${number}.txt`), await shopper.page.locator("body").ariaSnapshot());
  }
  const picture = await shopper.page.screenshot({ animations: "disabled" });
  await sharp(picture)
    .webp({ quality: 60 })
    .toFile(join(options.out, `${String(number).padStart(2, "0")}.webp`));
  await shopper.close();
  return { taps: shopper.taps(), failure };
}

const rows = [];
try {
  for (const number of chosen) {
    const { taps, failure } = await perform(number);
    rows.push({ number, name: tasks[number - 1].name, taps, failure });
    console.log(`${number}. ${tasks[number - 1].name}: ${failure === "" ? `${taps} taps` : `failed, ${failure}`}`);
  }
} finally {
  await browser.close();
  await rewire.stop();
}
console.log(toTable([["Task", "Taps"], ...rows.map(({ number, name, taps }) => [`${number}. ${name}`, taps])]));
if (rows.some(({ taps, failure }) => failure !== "" || taps > MAX_TAPS)) process.exitCode = 1;
