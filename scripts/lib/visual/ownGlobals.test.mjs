import { expect, test } from "vitest";
import { ownGlobals } from "./ownGlobals.mjs";

test("a story has the window and language that it sets, those of the story that it spreads, or those of the meta, and its steps", () => {
  const text = `
const meta = { title: "Cart" };
export const Full: Story = {};
export const Phone: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };
export const OpenOnPhone: Story = { ...Phone, play: async ({ step }) => {
  await step("Open", () => undefined);
  await step("Close", () => undefined);
} };
`;
  expect(Object.fromEntries(ownGlobals(text))).toEqual({
    Phone: { width: 390, locale: "de_DE", steps: [] },
    OpenOnPhone: { width: 390, locale: "de_DE", steps: ["Open", "Close"] },
  });
  const inWindow = ownGlobals(text.replace('"Cart"', '"Cart", globals: { viewport: { value: "w1440" } }'));
  expect(inWindow.get("Full")).toEqual({ width: 1440, locale: undefined, steps: [] });
  expect(inWindow.get("Phone")).toEqual({ width: 390, locale: "de_DE", steps: [] });
});
