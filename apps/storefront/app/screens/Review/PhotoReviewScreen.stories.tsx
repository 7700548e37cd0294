import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { PhotoReviewScreen } from "./PhotoReviewScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/PhotoReview",
  component: PhotoReviewScreen,
  args: { product: { id: 1001, slug: "nordlys-n3-pro", name: "Nordlys N3 Pro" }, acceptsPhotos: true },
  parameters: { ...inTheApp.parameters, app: { at: "/product/nordlys-n3-pro/review" } },
} satisfies Meta<typeof PhotoReviewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your review with photos" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro",
    );
  },
};

const DRAFT_KEY = "rewire.formDraft.review1001";

export const Filled: Story = {
  beforeEach: () => () => window.sessionStorage.removeItem(DRAFT_KEY),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "4 stars" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Your review" }), "Fast, cool and bright.");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Name/ }), "Inês");
    await userEvent.type(canvas.getByRole("textbox", { name: /^E-?mail/i }), "ines@example.com");
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Fast, cool and bright.");
  },
};

export const Refused: Story = {
  args: {
    submission: {
      result: { kind: "invalid", issue: "photoType" },
      values: { rating: "4", content: "Fast.", author: "Inês", email: "ines@example.com" },
      werePhotosDiscarded: true,
    },
  },
};

/** Written: what was typed is no longer kept in the tab. */
export const Written: Story = {
  tags: ["no-picture"],
  args: {
    submission: {
      result: { kind: "written", outcome: "held", photos: "none" },
      values: { rating: "4", content: "Fast.", author: "Inês", email: "ines@example.com" },
      werePhotosDiscarded: false,
    },
  },
  beforeEach: () => {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ content: "Fast." }));
    return () => window.sessionStorage.removeItem(DRAFT_KEY);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeVisible();
    await waitFor(() => expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull());
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  tags: ["no-picture"],
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
