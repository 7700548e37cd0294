import { failed, ok, type ReviewOutcome, type ShopFailure } from "@rewire/domain";
import { viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ReviewForm, type ReviewFormProps } from "./ReviewForm.tsx";

const taking = (fate: ReviewOutcome) => fn(async () => ok(fate));
const createFailureHandler = (failure: ShopFailure) => fn(async () => failed(failure));

const args: ReviewFormProps = { viewer: null, onSubmit: taking("published"), onDraftChange: fn() };

const meta = {
  title: "Review/ReviewForm",
  tags: ["sheet"],
  component: ReviewForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("radio", { name: "4 stars" }));
  await userEvent.type(canvas.getByRole("textbox", { name: "Your review" }), "Fast, cool and bright.");
};
const writeAsGuest: Play = async (context) => {
  await write(context);
  await context.userEvent.type(context.canvas.getByRole("textbox", { name: "Name" }), "Inês");
  await context.userEvent.type(context.canvas.getByRole("textbox", { name: "E-mail" }), "ines@example.com{Enter}");
};

export const OfAGuest: Story = {};

export const SignedIn: Story = {
  args: { viewer: viewers.anneliese },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox", { name: "E-mail" })).toBeNull();
    await expect(canvas.getByText("Anneliese Oberhuber-Schönfelder")).toBeVisible();
  },
};

export const WithADraft: Story = { args: { draft: { rating: "2", content: "I did expect a plug in the box." } } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Stars with the arrows, then on by Tab. */
export const IsWrittenWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("Fast.");
    await userEvent.tab();
    await userEvent.keyboard("Inês");
    await userEvent.tab();
    await userEvent.keyboard("ines@example.com{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        rating: 4,
        content: "Fast.",
        author: "Inês",
        email: "ines@example.com",
      }),
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({
      rating: "4",
      content: "Fast.",
      author: "Inês",
      email: "ines@example.com",
    });
    await expect(await canvas.findByText("Thank you. Your review is on this page now.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
  },
};

export const HeldForReading: Story = {
  tags: ["sheet"],
  args: { onSubmit: taking("held") },
  play: async (context) => {
    await writeAsGuest(context);
    await expect(
      await context.canvas.findByText("Thank you. Your review appears once somebody has read it."),
    ).toBeVisible();
  },
};

const photo = new File(["a photo"], "desk.jpg", { type: "image/jpeg" });
const writeWithPhotos = async (context: Parameters<Play>[0], files: File | File[]) => {
  await context.userEvent.upload(context.canvas.getByLabelText(/^Photos/), files);
  await writeAsGuest(context);
};

/** Photos go with the review, and wait for the shop. */
export const WithPhotos: Story = {
  args: { onSubmitWithPhotos: fn(async () => ({ kind: "written", outcome: "published", photos: "held" }) as const) },
  play: async (context) => {
    await writeWithPhotos(context, photo);
    await expect(await context.canvas.findByText("Your photos appear once we have looked at them.")).toBeVisible();
    await expect(context.args.onSubmitWithPhotos).toHaveBeenCalledWith(
      expect.objectContaining({ rating: 4, author: "Inês" }),
      [photo],
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a photo the review goes its usual way. */
export const PhotosOffered: Story = {
  args: { onSubmitWithPhotos: fn(async () => ({ kind: "tooMany", waitSeconds: 600 }) as const) },
  play: async (context) => {
    await writeAsGuest(context);
    await expect(await context.canvas.findByText("Thank you. Your review is on this page now.")).toBeVisible();
    await expect(context.args.onSubmitWithPhotos).not.toHaveBeenCalled();
  },
};

/** A file that is no photo is refused in words; the text stays, and so does the choice of files. */
export const PhotoRefused: Story = {
  tags: ["sheet"],
  args: {
    onSubmitWithPhotos: fn(async () => ({ kind: "invalid", issue: "photoType" }) as const),
  },
  play: async (context) => {
    const { canvas } = context;
    await writeWithPhotos(context, photo);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("One of the files is no photo that we can read.");
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Fast, cool and bright.");
    await expect(canvas.getByLabelText<HTMLInputElement>(/^Photos/).files).toHaveLength(1);
  },
};

/** Too many photos are refused before anything is sent. */
export const TooManyPhotos: Story = {
  args: { onSubmitWithPhotos: fn(async () => ({ kind: "tooMany", waitSeconds: 600 }) as const) },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.upload(canvas.getByLabelText(/^Fotos/), [photo, photo, photo, photo]);
    await userEvent.click(canvas.getByRole("radio", { name: "4 Sterne" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Ihr Text" }), "Leise.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Inês");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-Mail" }), "ines@example.com{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("zu viele Fotos");
    await expect(context.args.onSubmitWithPhotos).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  tags: ["sheet"],
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async (context) => {
    await writeAsGuest(context);
    await expect(await context.canvas.findByRole("button", { name: "Sending..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const KeepsTheDraftWhenRejected: Story = {
  tags: ["sheet"],
  args: { onSubmit: createFailureHandler({ kind: "reviewTooSoon" }) },
  play: async (context) => {
    await writeAsGuest(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "Please wait a moment and send it again. Your words are kept.",
    );
    await expect(context.canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Fast, cool and bright.");
    await expect(context.canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
  },
};

export const SaidBefore: Story = {
  tags: ["sheet"],
  args: { onSubmit: createFailureHandler({ kind: "reviewRepeated" }) },
  play: async (context) => {
    await writeAsGuest(context);
    await expect(await context.canvas.findByText(/already said exactly that/)).toBeVisible();
  },
};

export const Closed: Story = {
  args: { viewer: viewers.anneliese, onSubmit: createFailureHandler({ kind: "reviewsClosed" }) },
  play: async (context) => {
    await write(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Send review" }));
    await expect(await context.canvas.findByText(/takes no more reviews/)).toBeVisible();
  },
};

/** The summary leads to each field, the stars have the focus. */
export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send review" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("4 fields need a look");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "1 star" })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
