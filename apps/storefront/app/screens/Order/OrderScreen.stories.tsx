import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { OrderScreen } from "./OrderScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Order",
  component: OrderScreen,
  args: { order: orders.placed, isReceived: true },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  tags: ["visual", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvas.getByText("Please ring twice.")).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Neither a stranger nor a wrong number learns anything. */
export const ForAStranger: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "We could not find your order. Please try again later." })).toBeVisible();
    await expect(canvas.queryByText(/Anneliese/)).not.toBeInTheDocument();
  },
};
