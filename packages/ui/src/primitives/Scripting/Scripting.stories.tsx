import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Scripting } from "./Scripting.tsx";

const meta = {
  title: "Primitives/Scripting",
  component: Scripting,
  args: { visibility: "on", children: "Needs JavaScript" },
} satisfies Meta<typeof Scripting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NeedsScript: Story = { play: ({ canvas }) => expect(canvas.getByText("Needs JavaScript")).toBeVisible() };

/** In a browser that runs JavaScript there is nothing to see of it. */
export const StandsInForScript: Story = {
  args: { visibility: "off", children: "Works without" },
  play: ({ canvas }) => expect(canvas.getByText("Works without")).not.toBeVisible(),
};
