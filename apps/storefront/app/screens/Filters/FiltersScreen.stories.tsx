import { emptyQuery } from "@rewire/domain";
import { categories, facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { FiltersScreen } from "./FiltersScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Filters",
  component: FiltersScreen,
  args: { listTitle: "All products", title: "Filter", category: null, query: emptyQuery, facets, total: 66 },
  parameters: { ...inTheApp.parameters, app: { at: "/products/filters" } },
} satisfies Meta<typeof FiltersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A value leads back here, the button to the list. */
export const OfAllProducts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Moss/ })).toHaveAttribute(
      "href",
      "/products/filters?filter=pa_brand[moss]",
    );
    await expect(canvas.getByRole("link", { name: "Show 66 products" })).toHaveAttribute("href", "/products");
  },
};

export const OfACategoryOnAPhone: Story = {
  tags: ["fit"],
  args: {
    listTitle: "Smartphones",
    category: categories.smartphones,
    query: filteredQuery,
    facets: filteredFacets,
    total: 9,
  },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Show 9 products" })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=price[,1500],rating[4],pa_brand[nordlys,halden]",
    );
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { listTitle: "Alle Produkte" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
