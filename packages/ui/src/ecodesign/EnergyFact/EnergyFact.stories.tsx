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
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByRole("link", { name: "Product information sheet" });
    await expect(sheet).toHaveAttribute("href", "#label");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Energy class A (A to G)" })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(sheet).not.toHaveFocus();
  },
};

export const Worst: Story = { args: { energyClass: "G" } };

export const InGerman: Story = { globals: { locale: "de_DE" } };
