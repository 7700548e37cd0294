import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { findTextLeft } from "../../testing/findTextLeft.ts";
import { MessageForm } from "./MessageForm.tsx";

const values = {
  name: "Anneliese Oberhuber",
  email: "anneliese.oberhuber@example.com",
  topic: "order",
  number: "8901",
  message: "The box was open when it came. What shall I do?",
} as const;

const meta = {
  title: "Contact/MessageForm",
  tags: ["sheet", "one-width"],
  component: MessageForm,
  args: {
    action: "/contact",
    result: null,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof MessageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLButtonElement>("button", { name: "Send the message" }).form;
    await expect(form).toHaveAttribute("action", "/contact");
    await expect(form).toHaveAttribute("enctype", "multipart/form-data");
    await expect(form).toHaveAttribute("method", "post");
    await expect(canvas.queryByRole("textbox", { name: "Leave this field empty" })).not.toBeInTheDocument();
  },
};

/** Nothing is sent without an address and a message: the form asks for them, in the language of the page. */
export const AsksForWhatIsNeeded: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expectFieldErrors(context, "Send the message", [
      ["Your e-mail address", "Please fill in this field."],
      ["Your message", "Please fill in this field."],
    ]);
    await userEvent.type(canvas.getByLabelText("Your e-mail address"), "gina");
    await expect(canvas.getByLabelText("Your e-mail address")).toHaveAccessibleDescription(
      "This is no complete e-mail address, such as name@example.com.",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Your e-mail address"), "@example.test");
    await userEvent.type(canvas.getByLabelText("Your message"), "Hello");
    await userEvent.click(canvas.getByRole("button", { name: "Send the message" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Written and sent with the keyboard alone; the field for machines is not on the way. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(/Your name/).focus();
    await userEvent.tab();
    await userEvent.keyboard("gina@example.test");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("RW-77");
    await userEvent.tab();
    await userEvent.keyboard("It does not start.");
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Picture or PDF/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send the message" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { values, isSending: true } };

/** Each field says what is wrong with it, and what was typed is still there. */
export const Refused: Story = {
  args: { values, result: { kind: "invalid", issues: { email: "email", file: "fileType" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your message was not sent.");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByLabelText("Your message")).toHaveValue(values.message);
    await expect(canvas.getByLabelText("Your e-mail address")).toHaveAccessibleDescription(
      /no complete e-mail address/,
    );
    await expect(canvas.getByLabelText(/Picture or PDF/)).toHaveAccessibleDescription(/neither a picture/);
  },
};

/** Whoever's browser fills in everything sees the field that has to be empty. */
export const TakenForAMachine: Story = {
  args: { values, result: { kind: "invalid", issues: { trap: "trap" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Leave this field empty" })).toBeVisible();
  },
};

/** Without JavaScript a browser forgets the file, never the words. */
export const FileToChooseAgain: Story = {
  args: { values, wasFileDiscarded: true, result: { kind: "invalid", issues: { number: "tooLong" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please choose your file again/)).toBeVisible();
  },
};

export const TooMany: Story = {
  args: { values, result: { kind: "tooMany", waitSeconds: 610 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please wait 11 minutes");
  },
};

export const NotTaken: Story = { args: { values, result: { kind: "unavailable" } } };

export const Sent: Story = {
  args: { result: { kind: "sent", reference: "5F0C9A1B", isMailed: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("5F0C9A1B");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** A shop without a mail server has the message, and says that it may take longer. */
export const Stored: Story = {
  args: { result: { kind: "sent", reference: "5F0C9A1B", isMailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("reaches our mailbox later");
  },
};

/** The number of characters stays before the greatest one. */
export const RightToLeft: Story = {
  tags: ["!sheet"],
  args: { values },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const length = canvas.getByText(/ of 4,000 characters$/);
    await expect(findTextLeft(length, String(values.message.length))).toBeLessThan(findTextLeft(length, "4,000"));
    await expect(canvas.getByLabelText("Your message")).toHaveAccessibleDescription(/ of 4,000 characters$/);
  },
};

export const RefusedInGermanOnASmallPhone: Story = {
  args: { values, result: { kind: "invalid", issues: { file: "fileSize", message: "tooLong" } } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
