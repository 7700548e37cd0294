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
    repair: { ...orders.repair.repair, position: 1 },
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
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: /^Open repair 8901/ });
    await expect(button).toHaveFocus();
    await expect(button.form && [...new FormData(button.form)]).toEqual([
      ["number", "8901"],
      ["email", "anneliese.oberhuber@example.com"],
    ]);
  },
};

/** The form of another repair of the order names it by its position. */
export const SecondOfItsOrder: Story = {
  tags: ["!sheet", "no-picture"],
  args: { repair: { ...orders.repair.repair, device: "Halden 6", position: 2 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Open repair 8901, Halden 6" });
    await expect(button.form && new FormData(button.form).get("repair")).toBe("2");
  },
};

/** The account's own tab also leads to the order, with its invoice. */
export const WithItsOrder: Story = {
  tags: ["!sheet"],
  args: { orderHref: "/order-summary/8901" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Details of order 8901" })).toHaveAttribute(
      "href",
      "/order-summary/8901",
    );
  },
};

/** The order is not closed yet, and the device is back with its owner. */
export const Collected: Story = {
  tags: ["!sheet"],
  args: { progress: { ...repairProgress.ready, state: "collected" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Collected" })).toBeVisible();
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
