import { reviewPhotos } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { ReviewPhotos } from "./ReviewPhotos.tsx";

const meta = {
  title: "Review/ReviewPhotos",
  tags: ["sheet"],
  component: ReviewPhotos,
  args: { photos: reviewPhotos },
} satisfies Meta<typeof ReviewPhotos>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The thumbnails are links, which work without scripts. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Photo 1 of 2 by Jonas R." })).toHaveAttribute(
      "href",
      reviewPhotos[0]?.url,
    );
  },
};

export const One: Story = { args: { photos: reviewPhotos.slice(0, 1) } };

/** Opened, leafed through and closed; the focus returns to the thumbnail. */
export const IsOpenedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Photo 1 of 2 by Jonas R." }));
    await userEvent.click(dialog.getByRole("button", { name: "Next picture" }));
    await expect(await screen.findByRole("dialog", { name: "Photo 2 of 2 by Jonas R." })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("link", { name: "Photo 1 of 2 by Jonas R." })).toHaveFocus());
  },
};

export const Opened: Story = {
  tags: ["!sheet", "visual"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Photo 1 of 2 by Jonas R." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Photo 1 of 2 by Jonas R." }));
    await expect(dialog.getByRole("button", { name: "Previous picture" })).toBeDisabled();
    const photo = dialog.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(photo.complete && photo.naturalHeight > 0).toBe(true));
    const { width, height } = photo.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(photo.naturalWidth / photo.naturalHeight, 1);
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The server has written what a photo shows; the reader's language is that of the texts. */
export const German: Story = {
  args: { photos: reviewPhotos.map((photo, index) => ({ ...photo, alt: `Foto ${index + 1} von 2 von Jonas R.` })) },
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "Foto 1 von 2 von Jonas R." })).toBeVisible(),
};
