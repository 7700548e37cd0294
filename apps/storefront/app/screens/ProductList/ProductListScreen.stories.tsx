import { everything as anything, type ProductSummary } from "@rewire/domain";
import { categories, facets, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import type { ProductListData } from "../../lib/listLoader.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { readProduct } from "../../testing/readProduct.ts";
import { ProductListScreen } from "./ProductListScreen.tsx";

const pageOf = (items: readonly ProductSummary[], page: number, pageCount: number) => ({ items, page, pageCount, total: items.length * pageCount });
const everything: ProductListData = {
  title: "All products", category: null, search: "", query: anything, facets, asked: "1", pageCount: 3, products: pageOf(Object.values(products), 1, 3),
};

const meta = {
  ...inTheApp,
  title: "Screens/ProductList",
  component: ProductListScreen,
  args: everything,
} satisfies Meta<typeof ProductListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {
  tags: ["visual", "visual-de"],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: /Pages/ }));
    await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/products/page/2");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const German: Story = { args: { title: "Alle Produkte" }, globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** The trail leads back to the categories, and its pages keep the category. */
export const OfACategory: Story = {
  args: { title: "Smartphones", category: categories.smartphones },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Categories" })).toHaveAttribute("href", "/categories");
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/product-category/smartphones/page/2");
  },
};

/** The words that were searched for stay in the addresses of the pages. */
export const WhatASearchFound: Story = {
  args: { search: "phone & case", query: { ...anything, search: "phone & case" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("phone & case");
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/products/page/2?search=phone+%26+case");
  },
};

/** Filters and order stay in the addresses of the pages, readable. */
export const Filtered: Story = {
  args: { query: { ...anything, filters: { ...anything.filters, onSale: true, attributes: { pa_color: ["black", "blue"] } }, sort: { by: "price", order: "ASC" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/products/page/2?filter=sale[true],pa_color[black,blue]&orderby=price&order=ASC");
  },
};

/** One way out: the list without the search. */
export const NothingFound: Story = {
  tags: ["visual", "visual-de"],
  args: { search: "hoverboard", query: { ...anything, search: "hoverboard" }, pageCount: 1, products: pageOf([], 1, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Clear all filters and search" }));
    await expect(await canvas.findByRole("heading", { name: "/products" })).toBeVisible();
  },
};

export const NothingInThisCategory: Story = {
  args: { title: "Gaming", category: categories.gaming, pageCount: 1, products: pageOf([], 1, 1) },
};

/** An address beyond the last page says how many there are. */
export const BeyondTheLastPage: Story = {
  args: { products: null, asked: "9999" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("9999");
    await expect(canvas.getByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", "/products");
  },
};

/** Straight from a card into the cart: a notice says so and opens it. */
export const AddsFromACard: Story = {
  loaders: [async () => ({ items: [await readProduct("hearth-hub"), await readProduct("nordlys-n3-pro")] })],
  render: (args, { loaded }) => <ProductListScreen {...args} products={pageOf(loaded["items"] as ProductSummary[], 1, 1)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Hearth Hub to cart" }));
    const notice = await screen.findByText("Hearth Hub is in the cart.");
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "View cart" }));
    await expect(within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByRole("link", { name: "Hearth Hub" })).toBeVisible();
  },
};

/** The shop refuses: the notice says why. */
export const SaysWhenTheShopRefuses: Story = {
  ...AddsFromACard,
  parameters: { shop: { scenario: "cartRejects" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Hearth Hub to cart" }));
    const notice = await screen.findByText(/none left/);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.queryByRole("button", { name: "View cart" })).not.toBeInTheDocument();
  },
};
