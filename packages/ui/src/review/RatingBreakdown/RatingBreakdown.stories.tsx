import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RatingBreakdown } from "./RatingBreakdown.tsx";

const meta = {
  title: "Review/RatingBreakdown",
  tags: ["sheet"],
  component: RatingBreakdown,
  args: { rating: { average: 4.6, count: 312 }, counts: { 5: 225, 4: 56, 3: 19, 2: 7, 1: 5 } },
} satisfies Meta<typeof RatingBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const Filtering: Story = { args: { onShow: fn(), shown: 4 } };

export const OnlyTheAverage: Story = { args: { counts: null } };

export const InGerman: Story = { args: { onShow: fn() }, globals: { locale: "de_DE" } };

/** A second press on the same row shows all reviews again. */
export const FiltersWithTheKeyboard: Story = {
  args: { onShow: fn(), shown: 5 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: "Show 56 reviews with 4 stars" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onShow).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Show 225 reviews with 5 stars" }));
    await expect(args.onShow).toHaveBeenLastCalledWith(null);
  },
};
