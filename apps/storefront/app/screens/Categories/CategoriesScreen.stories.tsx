import { categories } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { CategoriesScreen } from "./CategoriesScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Categories",
  parameters: { ...inTheApp.parameters, app: { at: "/categories" } },
  component: CategoriesScreen,
  args: { title: "Categories", categories: Object.values(categories) },
} satisfies Meta<typeof CategoriesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each leads to its products, without a new document. */
export const LeadToTheirProducts: Story = {
  play: async ({ canvasElement }) => {
    const link = withinScreen(canvasElement).getByRole("link", { name: /Smartphones/ });
    await expect(link).toHaveAttribute("href", "/product-category/smartphones");
  },
};

export const GermanOnASmallPhone: Story = {
  tags: ["fit"],
  args: { title: "Kategorien" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: /Laptops/ }))
      await expect(link).toHaveAttribute("href", "/de/product-category/laptops");
  },
};
