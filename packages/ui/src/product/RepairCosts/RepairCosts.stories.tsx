import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairCosts } from "./RepairCosts.tsx";

const meta = {
  title: "Product/RepairCosts",
  tags: ["sheet", "one-width"],
  component: RepairCosts,
  args: { name: "Nordlys N3 Pro", repairs: repairMenus[0].repairs },
} satisfies Meta<typeof RepairCosts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** The way to the desk, with the device chosen there. */
export const LeadsToTheDesk: Story = {
  args: { repairHref: "/repair?device=nordlys-n3-pro" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Repair this device" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Repair this device" })).toHaveAttribute(
      "href",
      "/repair?device=nordlys-n3-pro",
    );
  },
};

export const NothingKnown: Story = { tags: ["!sheet"], args: { repairs: [] } };

export const InGermanOnASmallPhone: Story = {
  args: { repairHref: "/de/repair?device=nordlys-n3-pro" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
