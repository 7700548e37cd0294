import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlaceOrderButton } from "./PlaceOrderButton.tsx";

const meta = {
  title: "Checkout/PlaceOrderButton",
  component: PlaceOrderButton,
  args: { total: { minor: 77700, currency: "EUR" } },
} satisfies Meta<typeof PlaceOrderButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Place order · €777.00" })).toBeVisible();
  },
};

export const UnderWay: Story = { args: { isBusy: true } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
