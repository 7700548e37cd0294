import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DurabilityLabel } from "./DurabilityLabel.tsx";

const meta = {
  title: "Ecodesign/DurabilityLabel",
  tags: ["sheet", "one-width"],
  component: DurabilityLabel,
  args: { years: 5 },
} satisfies Meta<typeof DurabilityLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FiveYears: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 years")).toBeVisible();
  },
};

/** No longer than the law's own guarantee: nothing is shown. */
export const TwoYears: Story = {
  tags: ["!sheet"],
  args: { years: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/years/)).not.toBeInTheDocument();
  },
};

export const InGerman: Story = { globals: { locale: "de_DE" } };
