import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  tags: ["sheet", "one-width"],
  component: Checkbox,
  args: { label: "Bill to the same address" },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { label: "I accept the terms", error: "Please accept the terms to go on." } };

export const LongGermanWords: Story = {
  args: { label: "Ich habe die Datenschutzbestimmungen und die Reparaturbedingungen gelesen und bin einverstanden." },
  globals: { viewport: { value: "w320" } },
};

export const IsTickedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Bill to the same address" })).toBeChecked();
  },
};

/** Ticked means yes. */
export const TickedMeansYes: Story = { tags: ["do", "!sheet", "!autodocs"], args: { label: "Send me the newsletter" } };

/** Ticked means no: half of the readers get it wrong. */
export const TickedMeansNo: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { label: "Do not send me the newsletter" },
};
