import { defaultSettings, defaultReviewQuery, listReviews, stringifyReviewQuery } from "@rewire/domain";
import { reviews } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { ReviewSection } from "./ReviewSection.tsx";

const many = Array.from({ length: 104 }, () => reviews)
  .flat()
  .map((review, id) => ({ ...review, id }));

const meta = {
  title: "Review/ReviewSection",
  tags: ["sheet"],
  component: ReviewSection,
  args: {
    reviews: listReviews(reviews, defaultReviewQuery),
    hrefFor: (query) => `?${stringifyReviewQuery(new URLSearchParams(), query).toString()}#reviews`,
  },
} satisfies Meta<typeof ReviewSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllReviews: Story = {};

/** Counted over all of them, whichever page is shown. */
export const OneOfManyPages: Story = {
  args: { reviews: listReviews(many, { ...defaultReviewQuery, page: 31 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Show 208 reviews with 5 stars" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("301 to 310 of 312 reviews");
  },
};

export const Nobody: Story = { args: { reviews: listReviews([], defaultReviewQuery) } };

/** The product could be read, its reviews could not. */
export const NotNow: Story = { args: { reviews: null } };

export const InGermanOnASmallPhone: Story = {
  args: { reviews: listReviews(many, defaultReviewQuery) },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The row of four stars leads to these reviews, and says so. */
export const FiltersByStars: Story = {
  args: { reviews: listReviews(reviews, { ...defaultReviewQuery, stars: 4 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Show 2 reviews with 5 stars" })).toHaveAttribute(
      "href",
      "?review-stars=5#reviews",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Show 1 review with 4 stars" })).toHaveAttribute("href", "?#reviews");
  },
};

/** The shop owner has switched reviews off. */
export const SwitchedOff: Story = {
  tags: ["!sheet"],
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.shop, showReviews: false }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Reviews")).toBeNull();
  },
};
