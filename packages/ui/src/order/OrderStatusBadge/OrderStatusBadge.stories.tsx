import type { OrderStatus } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { OrderStatusBadge } from "./OrderStatusBadge.tsx";

const statuses: readonly OrderStatus[] = [
  "pending",
  "processing",
  "onHold",
  "completed",
  "cancelled",
  "refunded",
  "failed",
  "checkoutDraft",
  "other",
];

const meta = {
  title: "Account/OrderStatusBadge",
  tags: ["sheet", "one-width"],
  component: OrderStatusBadge,
  args: { status: "processing" },
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "8px", listStyle: "none" }}>
      {statuses.map((status) => (
        <li key={status}>
          <OrderStatusBadge status={status} name={status === "other" ? "Partial shipped" : undefined} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof OrderStatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Pending payment",
      "Processing",
      "On hold",
      "Completed",
      "Cancelled",
      "Refunded",
      "Failed",
      "Draft",
      "Partial shipped",
    ]);
  },
};

export const InGerman: Story = { globals: { locale: "de_DE" } };

/** A plugin's status has the shop's name, translated where most plugins have it, or none. */
export const OfAPlugin: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE" },
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "8px", listStyle: "none" }}>
      {["Teilweise versendet", "Delivered", undefined].map((name) => (
        <li key={name ?? ""}>
          <OrderStatusBadge status="other" name={name} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const label of ["Teilweise versendet", "Zugestellt", "In Bearbeitung"])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};

/** The component knows word and tone of each state. */
export const ByItself: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => <OrderStatusBadge status="failed" />,
};

/** Made by hand: the tone says that all is well. */
export const ByHand: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => <Badge tone="success">Failed</Badge>,
};
