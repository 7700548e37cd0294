import { defaultSettings } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { ReviewSection } from "./ReviewSection.tsx";

const { reviews } = productDetails.nordlysN3Pro;

const meta = {
  title: "Review/ReviewSection",
  component: ReviewSection,
  args: { rating: { average: 4.7, count: 3 }, reviews },
} satisfies Meta<typeof ReviewSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllReviews: Story = {};

/** The shop gives the average of many reviews, but only some of them. */
export const SomeOfMany: Story = { args: { rating: { average: 4.6, count: 312 } } };

export const Nobody: Story = { args: { rating: { average: 0, count: 0 }, reviews: [] } };

export const FiltersByStars: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show 1 review with 4 stars" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

/** The shop owner has switched reviews off. */
export const SwitchedOff: Story = {
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.store, showReviews: false }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Reviews")).toBeNull();
  },
};
