import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

const options: RunOptions = { resultTypes: ["violations"] };

/**
 * Runs axe in the page. The document keeps it for later runs, because loading it takes longer than a run.
 * @param without Selectors of elements that are left out.
 */
async function runInPage(page: Page, without: readonly string[]): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOptions, exclude]) => {
      const loaded = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      return (await loaded.run({ include: document, exclude: [...exclude] }, runOptions)).violations;
    },
    [options, without] as const,
  );
}

/** Runs axe in the page and its frames: those of other hosts must be checked one by one. */
async function runInFrames(page: Page, without: readonly string[]): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page }).options(options);
  for (const selector of without) builder.exclude(selector);
  return (await builder.analyze()).violations;
}

/**
 * Returns the rules that the page violates in its current state, each with the HTML of its elements.
 * @param without Selectors of elements that are left out, as those of a page that has been looked at.
 */
export async function findViolations(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  const violations = await (page.frames().length === 1 ? runInPage : runInFrames)(page, without);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * Expects that axe finds no violation on the page in its current state.
 * @param without Selectors of elements that are left out, as those of a page that has been looked at.
 */
export async function accessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await findViolations(page, without)).toEqual([]);
}
