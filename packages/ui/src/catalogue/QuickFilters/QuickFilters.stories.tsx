import { emptyQuery, type QuickFilter } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { QuickFilters } from "./QuickFilters.tsx";

const value = (label: string, count: number, isSelected = false): QuickFilter => ({
  kind: "value",
  name: "pa_storage",
  value: label.toLowerCase().replace(" ", "-"),
  label,
  count,
  isSelected,
});
const filters: readonly QuickFilter[] = [
  value("128 GB", 20),
  value("256 GB", 24),
  value("512 GB", 12),
  { kind: "price", max: 600, isSelected: false },
];

const meta = {
  title: "Catalog/QuickFilters",
  component: QuickFilters,
  args: { filters, query: emptyQuery, hrefFor, onChange: fn() },
} satisfies Meta<typeof QuickFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each one is a link, so that it works without JavaScript. */
export const OfPhones: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /256 GB/ })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=pa_storage[256-gb]",
    );
    await expect(canvas.getByRole("link", { name: "Up to €600" })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=price[,600]",
    );
  },
};

/** What is applied is marked, and its link takes it back. */
export const OneApplied: Story = {
  tags: ["visual", "one-width"],
  args: {
    filters: [value("128 GB", 20), value("256 GB", 24, true), value("512 GB", 0, false)],
    query: { ...emptyQuery, filters: { ...emptyQuery.filters, attributes: { pa_storage: ["256-gb"] } } },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /256 GB/ });
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).toHaveAttribute("href", "/product-category/smartphones");
  },
};

export const Nothing: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation) => <QuickFilters {...navigation} filters={filters} />}
    </Filtering>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /128 GB/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** What most people choose by, in one row. */
export const AHandful: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** All values of a filter: as many as the bar of filters has, without its headings. */
export const AllValues: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    filters: ["32", "64", "128", "256", "512", "1024", "2048"].flatMap((size) => [
      value(`${size} GB`, 9),
      value(`${size} GB refurbished`, 3),
    ]),
  },
};
