import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { PhotoReviewForm } from "./PhotoReviewForm.tsx";

const values = { rating: "4", content: "Fast, cool and bright.", author: "Inês", email: "ines@example.com" };

const meta = {
  title: "Review/PhotoReviewForm",
  tags: ["sheet"],
  component: PhotoReviewForm,
  args: {
    action: "/product/nordlys-n3-pro/review",
    productId: 1001,
    productHref: "/product/nordlys-n3-pro",
    acceptsPhotos: true,
  },
  // The stars begin before the text; the sheet would clip the focus ring of the first one.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoReviewForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photos/)).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
  },
};

/** From the stars to the button, one control after the other. */
export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("Fast.");
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Photos/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Inês");
    await userEvent.tab();
    await userEvent.keyboard("ines@example.com");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send review" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Fast.");
  },
};

/** All that is missing is named; the focus is on the first of it, the stars. */
export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send review" }));
    await expect(canvas.getByRole("group", { name: "Your rating" })).toHaveAccessibleDescription(
      "Choose one to five stars.",
    );
    await expect(canvas.getByRole("radio", { name: "1 star" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveAccessibleDescription(
      "Write a few words.",
    );
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/^Enter your name\./);
  },
};

export const SaysWhatIsWrongWithTheAddress: Story = {
  tags: ["!sheet"],
  args: { values: { ...values, email: "ines" } },
  play: (context) =>
    expectFieldErrors(context, "Send review", [[/E-mail/, "Enter an e-mail address like name@example.com."]]),
};

/** Nobody could look at photos now: there is no field for them. */
export const WithoutPhotos: Story = {
  args: { acceptsPhotos: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Photos/)).toBeNull();
  },
};

/** What was typed is still there; files are chosen again. */
export const UnsuitablePhoto: Story = {
  args: { result: { kind: "invalid", issue: "photoType" }, values, werePhotosDiscarded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("One of the files is no photo that we can read.");
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Fast, cool and bright.");
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(canvas.getByText("Please choose your photos again.")).toBeVisible();
  },
};

export const TooManyPhotos: Story = { args: { result: { kind: "invalid", issue: "photoCount" }, values } };

export const TooLargePhoto: Story = { args: { result: { kind: "invalid", issue: "photoSize" }, values } };

export const TooOften: Story = {
  args: { result: { kind: "tooMany", waitSeconds: 1500 }, values },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("try again in 25 minutes");
  },
};

export const RefusedByTheShop: Story = {
  args: { result: { kind: "refused", failure: { kind: "reviewTooSoon" } }, values },
};

export const PhotosAreHeld: Story = {
  args: { result: { kind: "written", outcome: "published", photos: "held" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your photos appear once we have looked at them.")).toBeVisible();
  },
};

export const PhotosAreLost: Story = { args: { result: { kind: "written", outcome: "held", photos: "lost" } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
