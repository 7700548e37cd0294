import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RatingBreakdown } from "./RatingBreakdown.tsx";

const meta = {
  title: "Review/RatingBreakdown",
  tags: ["sheet", "one-width"],
  component: RatingBreakdown,
  args: { rating: { average: 4.6, count: 312 }, counts: { 5: 225, 4: 56, 3: 19, 2: 7, 1: 5 } },
} satisfies Meta<typeof RatingBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

const hrefFor = (stars: number | null) => (stars === null ? "#all" : `#stars-${stars}`);

export const Filtering: Story = { args: { hrefFor, selectedStars: 4 } };

export const UnderThePointer: Story = {
  tags: ["sheet"],
  args: { hrefFor },
  play: ({ canvas }) => canvas.getAllByRole("link")[1]?.setAttribute("data-hover", ""),
};

/** Nobody gave one or two stars: there is nothing to show behind these rows. */
export const OnlyGoodOnes: Story = {
  args: { hrefFor, rating: { average: 4.7, count: 3 }, counts: { 5: 2, 4: 1, 3: 0, 2: 0, 1: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const InGerman: Story = { args: { hrefFor }, globals: { locale: "de_DE" } };

/** Links, so that they work before any script; the one that is shown leads back to all. */
export const IsWalkedWithTheKeyboard: Story = {
  args: { hrefFor, selectedStars: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const five = canvas.getByRole("link", { name: "Show 225 reviews with 5 stars" });
    await expect(five).toHaveFocus();
    await expect(five).toHaveAttribute("aria-current", "true");
    await expect(five).toHaveAttribute("href", "#all");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Show 56 reviews with 4 stars" })).toHaveAttribute(
      "href",
      "#stars-4",
    );
  },
};
