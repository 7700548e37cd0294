import { emptyQuery, type AppliedFilter } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NoProductsFound } from "./NoProductsFound.tsx";

const meta = {
  title: "Catalog/NoProductsFound",
  tags: ["sheet", "one-width"],
  component: NoProductsFound,
  args: { clearHref: "/products/laptops", productsHref: "/products", filterCount: 2 },
} satisfies Meta<typeof NoProductsFound>;
export default meta;

type Story = StoryObj<typeof meta>;

const createFilter = (label: string): AppliedFilter => ({
  key: label,
  kind: "value",
  label,
  queryWithout: emptyQuery,
});

export const AfterFiltering: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Try fewer filters.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/products/laptops");
  },
};

/** Without filters nobody is told to use fewer of them. */
export const AfterASearch: Story = {
  args: { filterCount: 1, hasSearch: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Try other words in the search.")).toBeVisible();
    await expect(canvas.queryByText(/filter/i)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
  },
};

export const AfterASearchWithFilters: Story = {
  args: { filterCount: 3, hasSearch: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Try other words in the search. Try fewer filters.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clear all filters and search" })).toBeVisible();
  },
};

/** "Four filters leave nothing over. Without '128 GB' there are 12." The one filter is what the button removes. */
export const WithOneFilterToDrop: Story = {
  args: {
    filterCount: 4,
    filterToDrop: { filter: createFilter("128 GB"), count: 12, href: "/products?filter=rating[4]" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Remove 128 GB" })).toHaveAttribute(
      "href",
      "/products?filter=rating[4]",
    );
  },
};

export const InAnEmptyCategory: Story = { args: { clearHref: null } };

export const InGermanOnASmallPhone: Story = {
  args: {
    filterCount: 1,
    filterToDrop: { filter: createFilter("Reparaturwerkstattverfügbarkeit"), count: 1, href: "/de/products" },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Clear/ })).toHaveFocus();
  },
};
