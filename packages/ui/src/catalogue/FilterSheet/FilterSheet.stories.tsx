import { emptyQuery, outlineFacets, toggleValue } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { FilterSheet } from "./FilterSheet.tsx";

const meta = {
  title: "Catalog/FilterSheet",
  component: FilterSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    outline: outlineFacets(facets),
    facets,
    total: 66,
    query: emptyQuery,
    filtersHref: "/product-category/smartphones/filters",
    hrefFor,
    onChange: fn(),
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "844px" } } },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof FilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

const filtered = { facets: filteredFacets, query: filteredQuery, total: 9 };

export const Filtered: Story = { tags: ["visual", "one-width"], args: filtered };

export const OptionsOnTheirWay: Story = { tags: ["visual", "one-width"], args: { facets: null } };

/** Without a connection to the shop the sheet leads to the page of all filters. */
export const OptionsFailed: Story = {
  args: { facets: null, hasFailed: true },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Filter" })).toBeVisible();
  },
};

export const NothingLeft: Story = { args: { total: 0, query: filteredQuery } };

export const InGermanOnASmallPhone: Story = {
  args: filtered,
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The first filters come with the sheet, the others in steps; a closed sheet begins anew. */
export const InSteps: Story = {
  tags: ["!autodocs"],
  render: function Reopened(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FilterSheet {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    const last = () => screen.findByRole("heading", { name: "Rating" });
    await expect(await last()).toBeVisible();
    const all = names();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Open" }));
    await last();
    await expect(names()).toEqual(all);
  },
};

/** A value applies at once and the sheet stays; the button at its end only closes. */
export const Keyboard: Story = {
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation, now) => <FilterSheet {...args} {...navigation} facets={now} />}
    </Filtering>
  ),
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole("dialog", { name: "Filter" });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    screen.getByRole("link", { name: /^Halden/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(toggleValue(emptyQuery, "pa_brand", "halden"));
    await expect(screen.getByRole("link", { name: /^Halden/ })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Show 66 products" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
