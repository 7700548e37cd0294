import { createSiteLinks } from "@rewire/domain";
import { categories } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryGrid } from "./CategoryGrid.tsx";

const six = Object.values(categories);

const meta = {
  title: "Catalog/CategoryTray",
  component: CategoryGrid,
  args: { categories: six, links: createSiteLinks("") },
} satisfies Meta<typeof CategoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const Eight: Story = {
  args: { categories: [...six, { ...categories.audio, id: 21 }, { ...categories.laptops, id: 22 }] },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const InGerman: Story = { globals: { locale: "de_DE" } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole("link", { name: /Smartphones/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("href", "/product-category/smartphones");
  },
};
