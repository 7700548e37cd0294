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

/** Once, in the size it is drawn for. */
export const InItsSize: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Too small: the notches of the letters close, and the wires run together. */
export const TooSmall: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <div style={{ scale: "0.4", transformOrigin: "left" }}>
      <Logo {...args} />
    </div>
  ),
};
