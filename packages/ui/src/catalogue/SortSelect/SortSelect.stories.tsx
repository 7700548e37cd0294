import { emptyQuery, withFilters } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { SortSelect } from "./SortSelect.tsx";

const meta = {
  title: "Catalog/SortSelect",
  tags: ["sheet", "one-width"],
  component: SortSelect,
  args: { query: emptyQuery, hrefFor, onChange: fn() },
} satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Newest: Story = {};

/** The results of a search come best match first, unless another order is chosen. */
export const BestMatch: Story = {
  args: { query: { ...emptyQuery, search: "battery" }, defaultSortLabel: "Best match" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Best match");
    await expect(canvas.queryByRole("option", { name: "Newest" })).toBeNull();
  },
};

/** An order that only an address can ask for is there as long as it holds. */
export const FromAnAddress: Story = {
  args: { query: { ...emptyQuery, sort: { by: "rating", order: "ASC" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Lowest rated");
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** A plain form, which keeps filters and search. */
export const WithoutJavaScript: Story = {
  tags: ["!sheet"],
  args: { query: withFilters(emptyQuery, { rating: 4 }) },
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Sort" });
    await expect(form && [...new FormData(form)]).toEqual([
      ["filter", "rating[4]"],
      ["sort", "date-DESC"],
    ]);
  },
};

export const IsChosenWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation) => <SortSelect {...navigation} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox", { name: "Sort" });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Price: low to high");
    await expect(args.onChange).toHaveBeenCalledWith({ ...emptyQuery, sort: { by: "price", order: "ASC" } });
    await expect(select).toHaveFocus();
  },
};
