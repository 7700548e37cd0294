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

/** The boxes of what is coming, where they will be: nothing jumps. */
export const BoxesOfACard: Story = {
  ...OfACard,
  tags: ["do", "!sheet", "!autodocs"],
};

/** An action on its way has no shape to keep room for: the button keeps its place and turns its own spinner. */
export const InsteadOfAButton: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { width: "160px", height: "44px" },
};
