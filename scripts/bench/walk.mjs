// npm run bench:walk: performs twenty shopping tasks of a new shopper on the built app with the embedded shop, on a phone
// 390 px wide, from the home page. Counts taps (defined in walk/openShopper.mjs) and takes a picture of each goal.
// --out FOLDER is the folder of the pictures, --tasks 1,4 selects tasks; --pictures docs/walk updates the small pictures
// in the repository and their page. Exits with 1 when a task needs more than five taps or fails.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { openRewire } from "../../apps/storefront/e2e/rewire.ts";
import { launchOptions } from "../browser.mjs";
import { embeddedDelivery, embeddedRateDays } from "../lib/open.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { toTable } from "./figures/table.mjs";
import { openShopper } from "./walk/openShopper.mjs";
import { pictureName, toPage, toPicture, toSmallPicture } from "./walk/pictures.mjs";
import { tasks } from "./walk/tasks.mjs";

const MAX_TAPS = 5;

const options = readOptions(process.argv.slice(2), { out: ".rewire/walk", pictures: "", tasks: "" });
const chosen = options.tasks === "" ? tasks.map((_, index) => index + 1) : options.tasks.split(",").map(Number);
const folders = [options.out, options.pictures].filter(Boolean);
await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
const rewire = await openRewire({ DELIVERY: embeddedDelivery, RATE_DAYS: embeddedRateDays });
const browser = await chromium.launch(await launchOptions());

/** Performs one task. @returns {Promise<{ taps: number, path: readonly string[], failure: string }>} */
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
  const picture = await shopper.picture();
  await writeFile(join(options.out, pictureName(number)), await toPicture(picture));
  if (options.pictures) await writeFile(join(options.pictures, pictureName(number)), await toSmallPicture(picture));
  await shopper.close();
  return { taps: shopper.taps(), path: shopper.path(), failure };
}

const rows = [];
try {
  for (const number of chosen) {
    const row = { number, name: tasks[number - 1].name, ...(await perform(number)) };
    rows.push(row);
    console.log(`${number}. ${row.name}: ${row.failure === "" ? `${row.taps} taps` : `failed, ${row.failure}`}`);
  }
} finally {
  await browser.close();
  await rewire.stop();
}
console.log(toTable([["Task", "Taps"], ...rows.map(({ number, name, taps }) => [`${number}. ${name}`, taps])]));
if (rows.some(({ taps, failure }) => failure !== "" || taps > MAX_TAPS)) process.exitCode = 1;
else if (options.pictures && rows.length === tasks.length)
  await writeFile(join(options.pictures, "README.md"), toPage(rows));
