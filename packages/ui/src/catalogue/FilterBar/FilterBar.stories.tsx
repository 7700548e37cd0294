import { defaultSettings, emptyQuery, outlineFacets, toggleValue } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { FilterBar } from "./FilterBar.tsx";

const withRoom: Decorator = (Story) => (
  <div style={{ minHeight: 620 }}>
    <Story />
  </div>
);

const meta = {
  title: "Catalog/FilterBar",
  component: FilterBar,
  args: {
    outline: outlineFacets(facets),
    facets,
    onApproach: fn(),
    total: 66,
    query: emptyQuery,
    filtersHref: "/product-category/smartphones/filters",
    hrefFor,
    onChange: fn(),
    onOpenSheet: fn(),
  },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Filtered: Story = {
  args: { outline: outlineFacets(filteredFacets), facets: filteredFacets, query: filteredQuery, total: 9 },
};

/** The options come when somebody is about to need them. */
export const OptionsOnTheirWay: Story = {
  args: { facets: null },
  decorators: [withRoom],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Brand", { selector: "summary" }));
    await waitFor(() => expect(args.onApproach).toHaveBeenCalled());
    await expect(canvas.queryByRole("list", { name: "Brand" })).toBeNull();
  },
};

/** Without a connection to the shop an open filter leads to the page of all filters. */
export const OptionsFailed: Story = {
  args: { facets: null, hasFailed: true },
  decorators: [withRoom],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Brand", { selector: "summary" }));
    await expect(await canvas.findByRole("link", { name: "Filter" })).toHaveAttribute(
      "href",
      "/product-category/smartphones/filters",
    );
  },
};

/** The panel lies over the list; the ticked brands are where they always are. */
export const Open: Story = {
  ...Filtered,
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  decorators: [withRoom],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Brand", { selector: "summary" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Clear 2" })).toBeVisible());
    await expect(canvas.getAllByRole("link", { name: "Show 9 products" })).toHaveLength(1);
  },
};

/** At the end of the bar a panel keeps to the other edge, inside of the page. */
export const OpenAtTheEnd: Story = {
  tags: ["visual", "wide"],
  ...Filtered,
  globals: { viewport: { value: "w1024" } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Rating", { selector: "summary" }));
    await waitFor(() =>
      expect(canvas.getByRole("list", { name: "Rating" }).getBoundingClientRect().right).toBeLessThanOrEqual(
        window.innerWidth,
      ),
    );
  },
};

export const OnAPhone: Story = {
  ...Filtered,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filter 4" }));
    await expect(args.onOpenSheet).toHaveBeenCalledOnce();
  },
};

export const InGermanOnASmallPhone: Story = { ...Filtered, globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const InGerman: Story = { ...Filtered, globals: { locale: "de_DE", viewport: { value: "w1024" } } };

export const WithoutFilters: Story = {
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, showFilters: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Brand", { selector: "summary" })).toBeNull();
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toBeVisible();
  },
};

export const WithoutOrder: Story = {
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, showOrderByDropdown: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Brand", { selector: "summary" })).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const WithoutEither: Story = {
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, showFilters: false, showOrderByDropdown: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
};

/** A value applies at once and keeps the focus, Escape closes and gives it back, another filter closes the first. */
export const Keyboard: Story = {
  decorators: [withRoom],
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation, now) => <FilterBar {...args} {...navigation} facets={now} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const moss = () => canvas.getByRole("link", { name: /Moss/ });
    const summary = canvas.getByText("Brand", { selector: "summary" });
    // The browser itself opens a summary on Enter; the keys of this test are not the browser's.
    summary.click();
    await waitFor(() => expect(moss()).toBeVisible());
    moss().focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(toggleValue(emptyQuery, "pa_brand", "moss"));
    await expect(moss()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: /Moss/ })).toBeNull());
    await expect(summary).toHaveFocus();
    summary.click();
    await userEvent.click(canvas.getByText("Storage", { selector: "summary" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /Moss/ })).toBeNull());
    await expect(canvas.getByRole("link", { name: /128 GB/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Show 66 products" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /128 GB/ })).toBeNull());
  },
};
