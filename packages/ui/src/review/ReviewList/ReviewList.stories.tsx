import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReviewList } from "./ReviewList.tsx";

const { reviews } = productDetails.nordlysN3Pro;
const many = Array.from({ length: 8 }, () => reviews).flat().slice(0, 23).map((review, id) => ({ ...review, id }));

const meta = { title: "Review/ReviewList", tags: ["sheet"], component: ReviewList, args: { reviews } } satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Nobody: Story = { args: { reviews: [] } };

export const InGerman: Story = { globals: { locale: "de_DE" } };

/** Ten at a time, and the last press says how many remain. */
export const ShowsMoreWithTheKeyboard: Story = {
  args: { reviews: many },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Show 10 more" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("article")).toHaveLength(20);
    await expect(canvas.getByRole("button", { name: "Show 3 more" })).toBeVisible();
  },
};
