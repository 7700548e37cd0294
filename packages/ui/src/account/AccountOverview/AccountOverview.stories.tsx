import { createSiteLinks, type Order } from "@rewire/domain";
import { customers, downloads, orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { AccountOverview } from "./AccountOverview.tsx";
import { DeliveryAddressCard } from "./DeliveryAddressCard.tsx";

const links = createSiteLinks("");
const former = (number: string, status: Order["status"]): Order => ({
  ...orders.placed,
  id: Number(number),
  number,
  status,
});
const items: readonly Order[] = [
  { ...orders.repair, id: 8905, number: "8905" },
  orders.placed,
  former("8650", "completed"),
  former("8102", "refunded"),
  former("7777", "completed"),
  former("7401", "completed"),
];

const meta = {
  title: "Account/AccountOverview",
  component: AccountOverview,
  subcomponents: { DeliveryAddressCard },
  args: {
    orders: { kind: "ready", items },
    downloads: { kind: "ready", items: downloads },
    links,
    now: new Date("2027-02-01T10:00:00Z"),
    onOrderAgain: fn(),
  },
} satisfies Meta<typeof AccountOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The order under way stands on its line; a repair has a line of its own elsewhere. */
export const UnderWay: Story = {
  tags: ["visual", "one-width"],
  globals: { viewport: { value: "w1024" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Order 8901" })).toHaveAttribute("href", "/order-summary/8901");
    const line = within(canvas.getByRole("region", { name: "What happens next" }));
    await expect(line.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByRole("link", { name: "All 5 orders" })).toHaveAttribute("href", "/my-account?tab=orders");
    await expect(canvas.getByRole("heading", { name: "Downloads that end soon" })).toBeVisible();
    await expect(canvas.getByText("Tactile 75 layout editor")).toBeVisible();
    await expect(canvas.queryByText("Plain 27 color profile")).not.toBeInTheDocument();
  },
};

export const NothingUnderWay: Story = {
  args: { orders: { kind: "ready", items: items.slice(2) }, now: new Date("2026-11-21T10:00:00Z") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "What happens next" })).not.toBeInTheDocument();
    await expect(canvas.queryByText("Downloads that end soon")).not.toBeInTheDocument();
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
    await expect(canvas.getByRole("link", { name: "Order 8901" })).toHaveFocus();
  },
};

const { email: _email, phone: _phone, ...address } = customers.anneliese;

export const DeliveryAddress: Story = {
  tags: ["visual", "one-width"],
  render: () => <DeliveryAddressCard address={address} editHref="/my-account?tab=addresses" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Edit Delivery address" })).toHaveAttribute(
      "href",
      "/my-account?tab=addresses",
    );
  },
};
