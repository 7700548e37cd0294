import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Primitives/EmptyState",
  tags: ["sheet", "one-width"],
  component: EmptyState,
  args: { title: "Your cart is empty", children: "Things you put back stay in your wishlist." },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  args: { illustration: "loop", actions: <LinkButton href="#popular">See what is popular</LinkButton> },
};

export const NothingFound: Story = {
  args: {
    illustration: "apart",
    title: "No products found",
    children: "Four filters leave nothing over. Without “128 GB” there are 12.",
    actions: (
      <>
        <Button>Drop “128 GB”</Button>
        <Button variant="line">Clear all filters and search</Button>
      </>
    ),
  },
};

export const LostPage: Story = {
  args: { illustration: "cut", title: "Page not found", children: "/produkts/n3", headingLevel: 1 },
};

export const Failure: Story = {
  args: { illustration: "knot", title: "Something went wrong.", children: "Your card was not charged." },
};

/** Why it is empty, and the next step. */
export const WithANextStep: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: {
    title: "No orders yet",
    children: "What you buy is listed here.",
    actions: <LinkButton href="#popular">See what is popular</LinkButton>,
  },
};

/** A dead end. */
export const ADeadEnd: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { title: "No data", children: "Nothing to show." },
};
