import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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

export const German: Story = { globals: { locale: "de_DE" } };
