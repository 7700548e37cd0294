import { reviewPhotos } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhotoModeration } from "./PhotoModeration.tsx";

const meta = {
  title: "Review/PhotoDecision",
  tags: ["sheet"],
  component: PhotoModeration,
  args: {
    state: "held",
    author: "Jonas R.",
    text: "Coming from a 6.7 inch phone this is a relief.",
    photos: reviewPhotos,
  },
} satisfies Meta<typeof PhotoModeration>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both ways are reached with the keyboard, the one that shows first. */
export const IsDecidedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the photos" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Delete the photos" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
  },
};

export const Shown: Story = {
  args: { state: "shown" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Show the photos" })).toBeNull();
  },
};

export const Deleted: Story = { args: { state: "deleted", photos: [] } };

export const WrongLink: Story = { args: { state: "gone", author: "", text: "", photos: [] } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
