import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./Rating.tsx";

const meta = {
  title: "Primitives/Rating",
  tags: ["sheet", "one-width"],
  component: Rating,
  args: { average: 4.6, count: 312 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4.6 out of 5 stars, 312 reviews")).toBeInTheDocument();
  },
};

export const OfOneReview: Story = { args: { average: 4, count: undefined } };

export const NobodyYet: Story = { args: { average: 0, count: 0 } };

export const HalfSteps: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {[0.5, 1, 2.4, 3.5, 4.2, 4.8, 5].map((average) => (
        <Rating key={average} average={average} count={3} size="lg" />
      ))}
    </div>
  ),
};

/** Average and count: how good, and according to how many. */
export const WithItsNumber: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Five stars of nobody: an average without its count says nothing. */
export const StarsOfNobody: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { average: 5, count: undefined },
};
