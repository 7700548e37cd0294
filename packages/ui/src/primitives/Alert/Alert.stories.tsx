import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "Primitives/Alert",
  tags: ["sheet", "one-width"],
  component: Alert,
  args: { tone: "success", children: "Details updated successfully." },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Info: Story = { args: { tone: "info", children: "We sent a link to your email." } };

export const Warning: Story = { args: { tone: "warning", children: "Only 2 left. Quantity lowered." } };

export const Repair: Story = { args: { tone: "repair", children: "Ready to collect at the counter." } };

/** The summary of a form's errors is read out at once. */
export const Danger: Story = {
  args: {
    tone: "danger",
    announce: "assertive",
    title: "Two fields need a look",
    children: (
      <p>
        <Link href="#postcode">Postal code</Link> and <Link href="#phone">phone</Link>. Everything else is saved.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Two fields need a look");
  },
};

/** What is wrong, and what to do about it. */
export const WhatToDo: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { tone: "danger", children: "Your card was not charged. Try again, or pay on delivery." },
};

/** Red sells nothing: it is for errors alone. */
export const RedThatSells: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { tone: "danger", children: "Hurry, almost gone!" },
};
