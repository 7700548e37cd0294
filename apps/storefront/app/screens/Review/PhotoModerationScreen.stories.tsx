import { reviewPhotos } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { PhotoModerationScreen } from "./PhotoModerationScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/PhotoDecision",
  component: PhotoModerationScreen,
  args: {
    decision: { state: "held", productId: 1001, author: "Jonas R.", text: "A relief.", photos: reviewPhotos },
    isDeleted: false,
  },
  parameters: { ...inTheApp.parameters, app: { at: "/review-photos" } },
} satisfies Meta<typeof PhotoModerationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show the photos" })).toBeVisible();
  },
};

export const WrongLink: Story = {
  tags: ["fit"],
  args: { decision: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no photos under this link/)).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  tags: ["no-picture"],
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
