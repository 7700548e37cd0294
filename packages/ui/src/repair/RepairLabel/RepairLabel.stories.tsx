import { defaultLocation } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairLabel } from "./RepairLabel.tsx";

const meta = {
  title: "Repair/RepairLabel",
  tags: ["sheet"],
  component: RepairLabel,
  args: { number: "5522", device: "Halden 6", siteName: "Rewire", place: defaultLocation },
} satisfies Meta<typeof RepairLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToPrint: Story = {};

export const IsPrintedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Print the label" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
