import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Primitives/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Before: €899.00" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const ForScreenReadersOnly: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Before: €899.00").getBoundingClientRect().width).toBeLessThan(2);
  },
};
