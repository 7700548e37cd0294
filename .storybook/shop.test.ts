import type { StoryContext } from "@storybook/react-vite";
import { expect, test, vi } from "vitest";
import { openShop } from "./shop.ts";

const open = vi.fn();
const contextOf = (shop?: object, scenario = "default") =>
  ({ parameters: { shop }, globals: { scenario } }) as unknown as StoryContext;

test.each([
  ["default", undefined],
  ["cartRejects", "cartRejects"],
  ["noSlots", undefined],
])("a story's shop is opened where the toolbar says %s", async (chosen, scenario) => {
  const context = contextOf({ open }, chosen);
  await openShop(context);
  expect(open).toHaveBeenLastCalledWith(context, scenario);
});

test("a story without a shop has none, and one that brings no function for it fails", async () => {
  open.mockClear();
  await openShop(contextOf());
  expect(open).not.toHaveBeenCalled();
  await expect(openShop(contextOf({ scenario: "noLogIn" }))).rejects.toThrow("spread inTheApp");
});
