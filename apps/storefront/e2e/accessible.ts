import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Returns the rules that the page violates in its current state, each with the HTML of its elements. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Frames of other hosts must be checked one by one. Without such frames, checking only the page takes half the time.
  const isOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Expects that axe finds no violation on the page in its current state. */
export async function accessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
