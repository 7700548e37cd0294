import { expect, test } from "vitest";
import { ownWidths } from "./ownWidths.mjs";

test("a story has the window that it sets, that of the story that it spreads, or that of the meta", () => {
  const text = `
const meta = { title: "Cart" };
export const Full: Story = {};
export const Phone: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };
export const OpenOnPhone: Story = { ...Phone, play: () => undefined };
`;
  expect(Object.fromEntries(ownWidths(text))).toEqual({ Phone: 390, OpenOnPhone: 390 });
  expect(ownWidths(text.replace('"Cart"', '"Cart", globals: { viewport: { value: "w1440" } }')).get("Full")).toBe(1440);
});
