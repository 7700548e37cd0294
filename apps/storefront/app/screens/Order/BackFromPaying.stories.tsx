import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { OrderScreen } from "./OrderScreen.tsx";

// What a shopper sees who comes back from the page of a payment service, whatever they did there.
const meta = {
  ...inTheApp,
  title: "Screens/Order/Back from paying",
  parameters: { ...inTheApp.parameters, app: { at: "/checkout/order-received/8901" } },
  component: OrderScreen,
  args: { order: { ...orders.placed, paymentTitle: "Bridge" }, isJustPlaced: true },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  args: { order: { ...orders.placed, paymentTitle: "Bridge", status: "processing", needsPayment: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
  },
};

/** Left without paying: the order waits. */
export const NotPaidYet: Story = {
  args: { order: { ...orders.placed, paymentTitle: "Bridge", status: "pending", needsPayment: true } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/goes on as soon as your payment is here/))[0]).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { order: { ...orders.placed, paymentTitle: "Bridge", status: "cancelled", needsPayment: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/This order was cancelled. Nothing is sent./))[0]).toBeVisible();
    await expect(canvas.queryByText(/A receipt is on its way/)).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ["fit"],
  args: { order: { ...orders.placed, paymentTitle: "Bridge", status: "failed", needsPayment: true } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/The payment failed. Your order is kept, nothing is sent./))[0],
    ).toBeVisible();
  },
};
