import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderProgress } from "./OrderProgress.tsx";

const meta = {
  title: "Account/OrderProgress",
  tags: ["sheet"],
  component: OrderProgress,
  args: { order: orders.placed },
} satisfies Meta<typeof OrderProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    // The time of the shop's clock.
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("November 21 at 10:24 AM");
  },
};

/** A shop that gives no time of an order. */
export const WithoutATime: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, date: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).not.toHaveTextContent(/\d/);
  },
};

export const Pickup: Story = { args: { order: orders.pickup } };

export const WaitsForMoney: Story = { args: { order: orders.transfer } };

export const Repair: Story = { args: { order: orders.repair } };

/** Cancelled orders lead nowhere. */
export const Cancelled: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "cancelled" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
