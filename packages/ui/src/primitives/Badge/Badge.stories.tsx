import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Primitives/Badge",
  tags: ["sheet", "one-width"],
  component: Badge,
  args: { children: "Delivered" },
  argTypes: {
    tone: { control: "select", options: ["neutral", "accent", "success", "warning", "danger", "info", "repair"] },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** Every tone with a word that fits it. */
export const AllTones: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 10 }}>
      <Badge>Neutral</Badge>
      <Badge tone="accent">best</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="info">Packed</Badge>
      <Badge tone="warning">Waiting for you</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge tone="repair">In repair</Badge>
    </div>
  ),
};

/** A word about where something stands. */
export const AState: Story = { tags: ["do", "!sheet", "!autodocs"], args: { tone: "success", children: "Delivered" } };

/** A reduced price: yellow and the cut corner of SaleBadge say it, and nothing else. */
export const AReducedPrice: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { tone: "warning", children: "−20 %" },
};
