import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

const options: RunOptions = { resultTypes: ["violations"] };

/** Runs axe in the page. The document keeps it for later runs, because loading it takes longer than a run. */
async function runInPage(page: Page): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const loaded = (globalThis as unknown as { readonly axe: typeof axe }).axe;
    return (await loaded.run(document, runOptions)).violations;
  }, options);
}

/** Runs axe in the page and its frames: those of other hosts must be checked one by one. */
const runInFrames = async (page: Page): Promise<readonly Result[]> =>
  (await new AxeBuilder({ page }).options(options).analyze()).violations;

/** Returns the rules that the page violates in its current state, each with the HTML of its elements. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const violations = await (page.frames().length === 1 ? runInPage : runInFrames)(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Expects that axe finds no violation on the page in its current state. */
export async function accessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
