import { emptyQuery } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { RatingFilter } from "./RatingFilter.tsx";

const meta = {
  title: "Catalog/RatingFilter",
  tags: ["sheet", "one-width"],
  component: RatingFilter,
  args: { options: facets.ratings, query: emptyQuery, hrefFor, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Any: Story = {};

export const FourAndUp: Story = { args: { options: filteredFacets.ratings, query: filteredQuery } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** One at a time; the chosen one pressed again takes it back. */
export const IsChosenWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation, { ratings }) => <RatingFilter {...navigation} options={ratings} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: /4 stars and up/ })).toHaveAttribute("aria-current", "true");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: /4 stars and up/ })).not.toHaveAttribute("aria-current");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyQuery);
  },
};
