import { orders, repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OngoingRepair } from "./OngoingRepair.tsx";

const meta = {
  title: "Account/RunningRepair",
  tags: ["sheet", "one-width"],
  component: OngoingRepair,
  args: {
    order: orders.repair,
    progress: repairProgress.ready,
    timeZone: "Europe/Berlin",
    action: "/repair/status",
  },
} satisfies Meta<typeof OngoingRepair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Ready to collect").closest("li")).toHaveAttribute("aria-current", "step");
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: /^Follow repair 8901/ });
    await expect(button).toHaveFocus();
    await expect(button.form && [...new FormData(button.form)]).toEqual([
      ["number", "8901"],
      ["email", "anneliese.oberhuber@example.com"],
    ]);
  },
};

export const WaitsForTheCustomer: Story = { args: { progress: repairProgress.waiting } };

/** While the workshop cannot be asked, and before its answer is there. */
export const ProgressUnknown: Story = {
  args: { progress: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nordlys N3 Pro")).toBeVisible();
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
