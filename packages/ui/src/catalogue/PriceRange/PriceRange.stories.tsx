import { defaultSettings, emptyQuery, withFilters } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { PriceRange, type PriceRangeProps } from "./PriceRange.tsx";
import { PriceSlider } from "./PriceSlider.tsx";

const upTo1500 = withFilters(emptyQuery, { price: { min: null, max: 1500 } });

const args: PriceRangeProps = {
  priceRange: { lowest: 149, highest: 1899 },
  query: emptyQuery,
  hrefFor,
  onChange: fn(),
  slider: PriceSlider,
};

const meta = {
  title: "Catalog/PriceRange",
  tags: ["sheet", "one-width"],
  component: PriceRange,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Any: Story = {};

export const UpTo1500: Story = { args: { query: upTo1500 } };

/** Before the slider is there, and where no script runs: a form that keeps the other filters. */
export const FieldsAlone: Story = {
  args: { slider: undefined, onChange: undefined, query: withFilters(upTo1500, { rating: 4 }) },
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLInputElement>("spinbutton", { name: "Highest price" });
    await expect(form && [...new FormData(form)]).toEqual([
      ["filter", "rating[4]"],
      ["min_price", ""],
      ["max_price", "1500"],
    ]);
    await expect(form).toHaveAttribute("action", "/product-category/smartphones");
  },
};

export const OnePrice: Story = { args: { priceRange: { lowest: 149, highest: 149 } } };

/** The shop owner ends the scale earlier: what is dearer lies beyond its open end. */
export const WithAMaximumPrice: Story = {
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, maximumPrice: 1000 }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider", { name: "Highest price" })).toHaveAttribute("aria-valuemax", "1000");
    await expect(canvas.getByRole("spinbutton", { name: "Highest price" })).toHaveAttribute("placeholder", "€1,000");
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { query: upTo1500 },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The wrong way round is no error: both bounds are taken as they were meant. */
export const SwapsWhatStandsTheWrongWayRound: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Lowest price" }), "500");
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Highest price" }), "19.99{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(withFilters(emptyQuery, { price: { min: 19.99, max: 500 } }));
  },
};

/** Arrow keys move a handle; fields and chips follow. */
export const IsDrawnWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation) => <PriceRange {...args} {...navigation} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole("slider", { name: "Highest price" })).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(withFilters(emptyQuery, { price: { min: null, max: 1898 } }));
    await expect(canvas.getByRole("spinbutton", { name: "Highest price" })).toHaveValue(1898);
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveAttribute("aria-valuetext", "€1,898");
  },
};
