import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CompareToggle } from "./CompareToggle.tsx";

const meta = {
  title: "Product/CompareToggle",
  tags: ["sheet"],
  component: CompareToggle,
  args: { name: products.tarn14.name, isCompared: false, onToggle: fn() },
} satisfies Meta<typeof CompareToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotCompared: Story = {};

export const Compared: Story = { args: { isCompared: true } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Compare Tarn 14" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Without JavaScript a link leads there; with it nobody sees that. */
export const LeadsThereWithoutScript: Story = {
  args: { href: "/compare?products=tarn-14" },
  play: ({ canvas }) => expect(canvas.getByRole("link", { hidden: true })).not.toBeVisible(),
};
