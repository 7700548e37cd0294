import { bookedRepairs, repairQuotes } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairSummary } from "./RepairSummary.tsx";

const meta = {
  title: "Repair/RepairSummary",
  tags: ["sheet"],
  component: RepairSummary,
  args: { repair: bookedRepairs.walkIn, address: "Kabelstrasse 12" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RepairSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The appointment is the shop's time, wherever the reader is. */
export const WalkIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Monday, November 23, 11:30")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Repair 5521" })).toBeVisible();
  },
};

/** The shop has not said where its counter is. */
export const NothingSet: Story = {
  args: { address: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At the counter")).toBeVisible();
  },
};

export const ByMail: Story = { args: { repair: bookedRepairs.mailIn, labelHref: "/repair/label" } };

export const NotBookedYet: Story = {
  args: { repair: { ...bookedRepairs.walkIn, number: null }, isPreparationHidden: true },
};

export const OnRequest: Story = {
  args: { repair: { ...bookedRepairs.walkIn, price: repairQuotes.unknown.price, warrantyMonths: 0 } },
};

export const InGermanOnASmallPhone: Story = {
  args: { repair: bookedRepairs.mailIn, labelHref: "/repair/label" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const IsReachedWithTheKeyboard: Story = {
  args: { repair: bookedRepairs.mailIn, labelHref: "/repair/label" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Print the label" })).toHaveFocus();
  },
};
