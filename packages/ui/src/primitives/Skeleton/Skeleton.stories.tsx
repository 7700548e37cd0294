import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  tags: ["sheet", "one-width"],
  component: Skeleton,
  args: { width: "240px" },
  argTypes: { width: { control: "text" } },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const OfACard: Story = {
  render: () => (
    <div style={{ width: 240, display: "grid", gap: 12 }}>
      <Skeleton aspectRatio="1" height="auto" />
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </div>
  ),
};
