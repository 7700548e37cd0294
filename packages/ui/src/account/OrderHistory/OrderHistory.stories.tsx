import { createSiteLinks } from "@rewire/domain";
import { downloads, orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OrderHistory } from "./OrderHistory.tsx";

const meta = {
  title: "Account/OrderHistory",
  component: OrderHistory,
  args: {
    orders: { kind: "ready", items: [orders.placed, { ...orders.repair, id: 5521, number: "5521" }] },
    downloads: { kind: "ready", items: downloads },
    links: createSiteLinks(""),
    now: new Date("2026-11-21T10:00:00Z"),
    onOrderAgain: fn(),
  },
} satisfies Meta<typeof OrderHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A repair is on the tab for repairs. */
export const OrdersAndFiles: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8901")).toBeVisible();
    await expect(canvas.queryByText("5521")).not.toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: "Downloads" })).toBeVisible();
  },
};

export const WithoutFiles: Story = {
  args: { downloads: { kind: "ready", items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Downloads" })).not.toBeInTheDocument();
  },
};

export const NothingBoughtYet: Story = {
  args: { orders: { kind: "ready", items: [] }, downloads: { kind: "ready", items: [] } },
};

export const Loading: Story = { args: { orders: { kind: "loading" }, downloads: { kind: "loading" } } };

export const Failed: Story = {
  args: { orders: { kind: "failed", onRetry: fn() }, downloads: { kind: "failed", onRetry: fn() } },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Details of order 8901" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /8901/ })).toHaveFocus();
  },
};
