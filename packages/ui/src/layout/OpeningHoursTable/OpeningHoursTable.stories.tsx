import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { findTextLeft } from "../../testing/findTextLeft.ts";
import { site } from "../siteForStories.ts";
import { OpeningHoursTable } from "./OpeningHoursTable.tsx";

const meta = {
  title: "Layout/OpeningHoursTable",
  tags: ["sheet", "one-width"],
  component: OpeningHoursTable,
  args: { hours: site.place.hours },
} satisfies Meta<typeof OpeningHoursTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Mon to Fri 10:00 to 19:00" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Sunday Closed" })).toBeVisible();
  },
};

/** Times keep their sequence, as the numbers in a range would change places. */
export const RightToLeft: Story = {
  tags: ["!sheet", "no-picture"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const [times] = canvas.getAllByRole("cell", { name: "10:00 to 19:00" });
    if (!times) throw new Error("The times are missing");
    await expect(findTextLeft(times, "10:00")).toBeLessThan(findTextLeft(times, "19:00"));
  },
};

export const German: Story = { globals: { locale: "de_DE" } };
