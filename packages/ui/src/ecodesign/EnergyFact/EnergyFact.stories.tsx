import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EnergyFact } from "./EnergyFact.tsx";

const meta = {
  title: "Ecodesign/EnergyFact",
  tags: ["sheet", "one-width"],
  component: EnergyFact,
  args: { energyClass: "A", href: "#label" },
} satisfies Meta<typeof EnergyFact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Best: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Product information sheet" })).toHaveAttribute("href", "#label");
  },
};

export const Worst: Story = { args: { energyClass: "G" } };

export const InGerman: Story = { globals: { locale: "de_DE" } };
