import { repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const NothingKnown: Story = { args: { repairs: [] } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
