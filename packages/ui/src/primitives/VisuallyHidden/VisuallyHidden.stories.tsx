import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Primitives/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Before: €899.00" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForScreenReadersOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Before: €899.00").getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** What a line through a price says to the eye, in words. */
export const WhatTheEyeSees: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: (args) => (
    <p>
      <s aria-hidden>€899.00</s> <VisuallyHidden {...args} /> <strong>€749.00</strong>
    </p>
  ),
};

/** A cost that is read out and never shown: most people order without knowing it. */
export const WhatNobodySees: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <p>
      <strong>€149.00</strong> <VisuallyHidden>and €29.00 for looking into the device</VisuallyHidden>
    </p>
  ),
};
