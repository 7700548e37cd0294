import { emptyQuery, markSelectedFacets, toggleValue } from "@rewire/domain";
import { facets } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hrefFor } from "../filtersForStories.tsx";
import { SwatchFilter } from "./SwatchFilter.tsx";

const blue = toggleValue(emptyQuery, "pa_color", "ice-blue");

const meta = {
  title: "Catalog/SwatchFilter",
  tags: ["sheet", "one-width"],
  component: SwatchFilter,
  args: {
    name: "pa_color",
    label: "Color",
    options: facets.attributes[2].options,
    query: emptyQuery,
    hrefFor,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SwatchFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** "Two-tone" has no colour of its own; there is nothing in sand. */
export const Colours: Story = {};

export const OneChosen: Story = {
  args: { query: blue, options: markSelectedFacets(facets, blue.filters).attributes[2]?.options ?? [] },
};

export const InGerman: Story = { args: { label: "Farbe" }, globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Graphite.*24 products/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(toggleValue(emptyQuery, "pa_color", "graphite"));
  },
};
