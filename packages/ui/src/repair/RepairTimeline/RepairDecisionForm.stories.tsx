import { repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RepairDecisionForm } from "./RepairDecisionForm.tsx";

const meta = {
  title: "Repair/RepairDecisionForm",
  tags: ["sheet"],
  component: RepairDecisionForm,
  args: { decision: repairProgress.waiting.decision, action: "/repair/status", onAnswer: fn(async () => true) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RepairDecisionForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

/** A workshop that writes several lines begins with what the question is about. */
export const WithAHeading: Story = {
  args: {
    decision: {
      ...repairProgress.waiting.decision,
      reason: "The frame is bent too\nA new screen would not sit flat.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "The frame is bent too" })).toBeVisible();
    await expect(canvas.getByText(/^A new screen would not sit flat. Nothing happens/)).toBeVisible();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args: { onAnswer } }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Yes, repair/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onAnswer).toHaveBeenCalledWith("accept");
  },
};
