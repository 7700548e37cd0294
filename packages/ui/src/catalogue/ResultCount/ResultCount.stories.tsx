import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResultCount } from "./ResultCount.tsx";

const meta = {
  title: "Catalog/ResultCount",
  tags: ["sheet", "one-width"],
  component: ResultCount,
  args: { total: 72 },
} satisfies Meta<typeof ResultCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { total: 1 } };

export const Thousands: Story = { args: { total: 12_345 }, globals: { locale: "de_DE" } };
