import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Primitives/LinkButton",
  component: LinkButton,
  tags: ["sheet", "one-width"],
  args: { href: "#smartphones", children: "Shop smartphones" },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Line: Story = { args: { variant: "line", children: "Directions", icon: "navigate" } };

export const Repair: Story = { args: { variant: "repair", children: "Start a repair", size: "lg" } };

/** On the dark petrol ground the same buttons stay legible. */
export const OnTheBoard: Story = {
  render: () => (
    <div data-board style={{ display: "flex", flexWrap: "wrap", gap: 12, padding: 32 }}>
      <LinkButton href="#a" variant="repair">
        Price for my model
      </LinkButton>
      <LinkButton href="#b" variant="ghost">
        Track a repair
      </LinkButton>
      <LinkButton href="#c" variant="line">
        Call
      </LinkButton>
      <LinkButton href="#d">Directions</LinkButton>
    </div>
  ),
};

export const IsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Shop smartphones" })).toHaveFocus();
  },
};

/** One solid way on; the other is a line. */
export const OneWayOn: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <LinkButton href="#checkout">Go to checkout</LinkButton>
      <LinkButton variant="line" href="#products">
        Keep shopping
      </LinkButton>
    </div>
  ),
};

/** Orange is the repair desk's: nothing that is bought has it. */
export const OrangeThatSells: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { variant: "repair", href: "#products", children: "Shop smartphones" },
};
