import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairHeader } from "./RepairHeader.tsx";

const meta = {
  title: "Repair/RepairHead",
  tags: ["sheet", "one-width"],
  component: RepairHeader,
  args: { trackAction: "/repair/status" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof RepairHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheBoard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Repair desk" })).toBeVisible();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
