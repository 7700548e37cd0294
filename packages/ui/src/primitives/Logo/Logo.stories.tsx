import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta = {
  title: "Primitives/Logo",
  tags: ["sheet", "one-width"],
  component: Logo,
  args: { name: "Rewire" },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnTheBoard: Story = {
  render: (args) => (
    <div data-board style={{ padding: 24 }}>
      <Logo {...args} />
    </div>
  ),
};
