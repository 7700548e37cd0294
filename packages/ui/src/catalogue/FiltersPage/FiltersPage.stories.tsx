import { emptyQuery } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hrefFor } from "../filtersForStories.tsx";
import { FiltersPage } from "./FiltersPage.tsx";

const meta = {
  title: "Catalog/FiltersPage",
  component: FiltersPage,
  args: { facets, total: 66, query: emptyQuery, hrefFor, listHref: hrefFor(emptyQuery) },
  parameters: { layout: "padded" },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta<typeof FiltersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every value is a link, and the button leads to the list. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Filter" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Moss/ })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=pa_brand[moss]",
    );
    await expect(canvas.getByRole("link", { name: "Show 66 products" })).toBeVisible();
  },
};

const filtered = { facets: filteredFacets, query: filteredQuery, total: 9, listHref: hrefFor(filteredQuery) };

export const Filtered: Story = {
  tags: ["visual", "wide"],
  args: filtered,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Applied filters" })).toBeVisible();
  },
};

export const OnAPhone: Story = { args: filtered, globals: { viewport: { value: "w390" } } };

export const InGermanOnASmallPhone: Story = {
  args: filtered,
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const NothingLeft: Story = { args: { total: 0, query: filteredQuery } };

/** Values and the way to the list are reached by Tab. */
export const Keyboard: Story = {
  args: { facets: { ...facets, categories: [], attributes: facets.attributes.slice(0, 1), ratings: [] } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Apply price" }).focus();
    await userEvent.tab();
    await userEvent.keyboard("Moss");
    await expect(canvas.getByRole("searchbox", { name: "Find in Brand" })).toHaveValue("Moss");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Moss/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^On sale/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^In stock/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Show 66 products" })).toHaveFocus();
  },
};
