import { defaultSettings, emptyQuery, toggleValue } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { FilterBar } from "./FilterBar.tsx";

const meta = {
  title: "Catalog/FilterBar",
  component: FilterBar,
  args: { facets, total: 66, query: emptyQuery, hrefFor, onChange: fn(), onOpenSheet: fn() },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Filtered: Story = { args: { facets: filteredFacets, query: filteredQuery, total: 9 } };

/** The panel lies over the list; the ticked brands are where they always are. */
export const Open: Story = {
  ...Filtered,
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Brand", { selector: "summary" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Clear 2" })).toBeVisible());
    await expect(
      canvas.getAllByRole("link", { name: "Show 9 products" }).filter((link) => link.checkVisibility()),
    ).toHaveLength(1);
  },
};

/** At the end of the bar a panel keeps to the other edge, inside of the page. */
export const OpenAtTheEnd: Story = {
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
      <SettingsProvider value={{ ...defaultSettings.store, showFilters: false }}>
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
      <SettingsProvider value={{ ...defaultSettings.store, showOrderByDropdown: false }}>
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
      <SettingsProvider value={{ ...defaultSettings.store, showFilters: false, showOrderByDropdown: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
};

/** A value applies at once and keeps the focus, Escape closes and gives it back, another filter closes the first. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: 620 }}>
        <Story />
      </div>
    ),
  ],
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
    await expect(moss()).not.toBeVisible();
    await expect(summary).toHaveFocus();
    summary.click();
    await userEvent.click(canvas.getByText("Storage", { selector: "summary" }));
    await waitFor(() => expect(moss()).not.toBeVisible());
    const size = canvas.getByRole("link", { name: /128 GB/ });
    await expect(size).toBeVisible();
    const panel = size.closest("details");
    await expect(panel).not.toBeNull();
    if (panel) await userEvent.click(within(panel).getByRole("link", { name: "Show 66 products" }));
    await expect(size).not.toBeVisible();
  },
};
