import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  tags: ["sheet", "one-width"],
  component: Tooltip,
  args: {
    text: "Compare with up to three others",
    children: <IconButton variant="line" icon="grid" label="Compare" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const UnderThePointer: Story = {
  tags: ["!sheet", "visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Compare" }));
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Compare with up to three others");
  },
};

export const LongGermanWords: Story = {
  args: { text: "Gewährleistungsunterlagenaufbewahrungspflicht für Reparaturwerkstattaufträge", placement: "bottom" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The focus shows it, Escape hides it and leaves the focus where it is; it describes the control and does not name it. */
export const ShowsWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Compare" });
    await expect(button).toHaveFocus();
    await screen.findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription("Compare with up to three others");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** On a page of documentation a frame keeps it open. */
const inAFrame = { docs: { story: { inline: false, height: "180px" } } };

/** A few words about a control that has a name already. */
export const AFewWords: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  parameters: inAFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Compare" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};

/** What decides whether somebody buys: no phone ever shows it. */
export const WhatMustBeRead: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  parameters: inAFrame,
  args: {
    text: "Takes three weeks, because it is built when you order it. It cannot be returned.",
    children: <IconButton variant="line" icon="cube" label="Delivery" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Delivery" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
