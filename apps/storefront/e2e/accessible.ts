import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds no violation on the page in its current state. */
export async function accessible(page: Page): Promise<void> {
  // Frames of other hosts must be checked one by one. Without such frames, checking only the page takes half the time.
  const isOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
