import { emptyQuery, withFilters } from "@rewire/domain";
import { filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { findTextLeft } from "../../testing/findTextLeft.ts";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { AppliedFilters } from "./AppliedFilters.tsx";

const meta = {
  title: "Catalog/AppliedFilters",
  tags: ["sheet", "one-width"],
  component: AppliedFilters,
  args: { facets: filteredFacets, query: filteredQuery, hrefFor, onChange: fn() },
} satisfies Meta<typeof AppliedFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Remove Nordlys" })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=price[,1500],rating[4],pa_brand[halden]",
    );
  },
};

export const WithASearch: Story = {
  args: {
    query: {
      ...withFilters(emptyQuery, { onSale: true, price: { min: 19.99, max: 500 } }),
      search: "a very long search that somebody pasted from somewhere, with <b>markup</b> in it",
    },
  },
  globals: { viewport: { value: "w320" } },
};

/** The chip wraps what has no space, so that the page does not become wider than the phone. */
export const WithASearchOfOneWord: Story = {
  tags: ["!sheet", "no-picture"],
  args: { query: { ...emptyQuery, search: "x".repeat(300) } },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement }) => {
    const chip = canvas.getByRole("link", { name: /^Remove Search: x/ });
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};

/** The lower price stays the first one. */
export const RightToLeft: Story = {
  tags: ["!sheet", "no-picture"],
  args: { query: withFilters(emptyQuery, { price: { min: 100, max: 500 } }) },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("link", { name: "Remove €100 to €500" });
    await expect(findTextLeft(chip, "100")).toBeLessThan(findTextLeft(chip, "500"));
  },
};

export const Nothing: Story = { tags: ["!sheet"], args: { query: emptyQuery } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const IsTakenBackWithTheKeyboard: Story = {
  render: (args) => (
    <Filtering start={filteredQuery} onChange={args.onChange}>
      {(navigation) => <AppliedFilters {...navigation} facets={filteredFacets} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("link", { name: "Remove Up to €1,500" })).toBeNull();
    canvas.getByRole("link", { name: "Clear all" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyQuery);
  },
};
