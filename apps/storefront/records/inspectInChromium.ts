import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";
import type { Inspection } from "./inspectPages.ts";
import type { Inventory } from "./Inventory.ts";
import { recordScripts } from "./recordScripts.ts";

/**
 * Opens every payment page in Chromium, waits until all scripts are loaded, and compares every executed script with the
 * inventory.
 */
export async function inspectInChromium({ pages, ...inventory }: Inventory, origin: string): Promise<Inspection> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const scriptRecorder = await recordScripts(page);
    for (const path of pages) {
      await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
    }
    return await scriptRecorder.inspect({ ...inventory, pages });
  } finally {
    await browser.close();
  }
}
