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

/** A fault in a word or two, and its price beside it. */
export const FaultAndPrice: Story = { tags: ["do", "!sheet", "!autodocs"], args: { size: "sm" } };

/** Words that sell in the column of faults: the price is lines away from what it is for. */
export const WordsThatSell: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    size: "sm",
    repairs: repairMenus[0].repairs.map((repair) => ({
      ...repair,
      name: `${repair.name}, with the best parts there are, tested twice and guaranteed for two years`,
    })),
  },
};
