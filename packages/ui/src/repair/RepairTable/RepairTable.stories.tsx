import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RepairTable } from "./RepairTable.tsx";

const meta = {
  title: "Home/RepairTable",
  tags: ["sheet", "one-width"],
  component: RepairTable,
  args: { device: "Phone", repairs: repairMenus[0].repairs },
} satisfies Meta<typeof RepairTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const InGerman: Story = { globals: { locale: "de_DE" } };
