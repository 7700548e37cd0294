import { defaultReviewQuery, listReviews, stringifyReviewQuery, type ReviewQuery } from "@rewire/domain";
import { reviews } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { findTextLeft } from "../../testing/findTextLeft.ts";
import { ReviewList } from "./ReviewList.tsx";

const many = Array.from({ length: 8 }, () => reviews)
  .flat()
  .slice(0, 23)
  .map((review, id) => ({ ...review, id }));
const hrefFor = (query: ReviewQuery) => `?${stringifyReviewQuery(new URLSearchParams(), query).toString()}`;
const [first] = reviews;

const meta = {
  title: "Review/ReviewList",
  tags: ["sheet"],
  component: ReviewList,
  args: { reviews: listReviews(reviews, defaultReviewQuery), hrefFor },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Nobody: Story = { args: { reviews: listReviews([], defaultReviewQuery) } };

export const InGerman: Story = {
  args: { reviews: listReviews(many, { ...defaultReviewQuery, stars: 5 }) },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** A filter is a chip that goes away again; the order holds. */
export const OnlyFourStars: Story = {
  args: { reviews: listReviews(many, { sort: "oldest", stars: 4, page: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /4 stars/ })).toHaveAttribute("href", "?review-sort=oldest");
    await expect(canvas.getByText("Oldest")).toHaveAttribute("aria-current", "true");
  },
};

/** The address asks for stars that nobody gave. */
export const NobodyGaveThese: Story = {
  args: { reviews: listReviews(reviews, { ...defaultReviewQuery, stars: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No reviews");
    await expect(canvas.getByRole("link", { name: /1 star/ })).toBeVisible();
  },
};

/** What the shop lets through: no stars, no name, no words, one endless word, HTML that was cleaned, emoji. */
export const WhatStrangersWrite: Story = {
  args: {
    reviews: listReviews(
      [
        { id: 1, author: "", rating: 0, content: { safeHtml: "" }, date: "" },
        {
          id: 2,
          author: "👩🏽‍🔧 <b>Ada</b>",
          rating: 5,
          content: {
            safeHtml: `<p>${"Reparaturfreundlich".repeat(12)} 🔋🔋🔋 &lt;script&gt;alert(1)&lt;/script&gt;</p>`,
          },
          date: first?.date ?? "",
        },
      ],
      defaultReviewQuery,
    ),
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("👩🏽‍🔧 <b>Ada</b>")).toBeVisible();
    await expect(canvas.getByText("Anonymous")).toBeVisible();
  },
};

/** Ten on a page; orders and pages are links, in the order of reading. */
export const IsPagedWithTheKeyboard: Story = {
  args: { reviews: listReviews(many, { ...defaultReviewQuery, page: 2 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("status")).toHaveTextContent("11 to 20 of 23 reviews");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Oldest" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    const next = canvas.getByRole("link", { name: /next/i });
    next.focus();
    await expect(next).toHaveAttribute("href", "?review-page=3");
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  },
};

const markedReviews = listReviews(
  reviews.map((review, index) => ({ ...review, isBuyer: index < 2 })),
  defaultReviewQuery,
);
const buyerTexts = { mark: "Verified purchase", note: "We have found a paid order." };

/** Of three reviews two have the mark, and below them stands what it means. */
export const VerifiedPurchases: Story = {
  args: { reviews: markedReviews, buyerTexts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Verified purchase")).toHaveLength(2);
    await expect(canvas.getByText("We have found a paid order.")).toBeVisible();
  },
};

/** Nobody is known to have bought it: neither marks nor their explanation. */
export const NoVerifiedPurchase: Story = {
  args: { buyerTexts },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Verified purchase")).toBeNull();
    await expect(canvas.queryByText("We have found a paid order.")).toBeNull();
  },
};

export const VerifiedPurchasesRightToLeft: Story = {
  args: { reviews: markedReviews, buyerTexts },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const range = canvas.getByText(/^1 to /);
    await expect(findTextLeft(range, "1 to")).toBeLessThan(findTextLeft(range, "of"));
  },
};
