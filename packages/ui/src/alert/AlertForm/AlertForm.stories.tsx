import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { AlertForm } from "./AlertForm.tsx";

const values = { email: "anneliese.oberhuber@example.com", amount: "" };

const meta = {
  title: "Product/AlertForm",
  tags: ["sheet", "one-width"],
  component: AlertForm,
  args: {
    action: "/alerts",
    kind: "stock",
    slug: "nordlys-n3-pro",
    variationId: null,
    price: { minor: 74900, currency: "EUR" },
    result: null,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof AlertForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It posts without scripts, and says what the address is for. */
export const SoldOut: Story = {
  args: { variationId: 20009 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Send me an e-mail" });
    await expect(button.form).toHaveAttribute("action", "/alerts");
    await expect(button.form).toHaveAttribute("method", "post");
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Your e-mail address"), "gina@example.test");
    await expect(button.form && [...new FormData(button.form)]).toEqual([
      ["kind", "stock"],
      ["slug", "nordlys-n3-pro"],
      ["variation", "20009"],
      ["email", "gina@example.test"],
    ]);
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Folded until it is asked for, then filled in with the keyboard. */
export const Cheaper: Story = {
  args: { kind: "price" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Your e-mail address")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Tell me when it is cheaper"));
    await userEvent.tab();
    await userEvent.keyboard("gina@example.test");
    await userEvent.tab();
    await userEvent.keyboard("699,00");
    await expect(canvas.getByLabelText(/At this price or less/)).toHaveValue("699,00");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send me an e-mail" })).toHaveFocus();
  },
};

/** An address is needed, and a complete one; nothing is sent before. */
export const SaysWhatIsMissing: Story = {
  tags: ["!sheet"],
  args: { kind: "price", isOpen: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const label = "Your e-mail address";
    await expectFieldErrors(context, "Send me an e-mail", [[label, "Please enter your e-mail address."]]);
    await userEvent.type(canvas.getByLabelText(label), "gina");
    await expectFieldErrors(context, "Send me an e-mail", [[label, "This is no complete e-mail address."]]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Unfolded: Story = { args: { kind: "price", isOpen: true } };

export const Sending: Story = { args: { values, isSending: true } };

/** Each field says what is wrong with it, and what was typed is still there. */
export const Refused: Story = {
  args: {
    kind: "price",
    values: { email: "gina", amount: "cheap" },
    result: { kind: "invalid", issues: { email: "email", amount: "amount" } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByLabelText("Your e-mail address")).toHaveValue("gina");
    await expect(canvas.getByLabelText("Your e-mail address")).toHaveAccessibleDescription(
      /no complete e-mail address/,
    );
    await expect(canvas.getByLabelText(/At this price or less/)).toHaveAccessibleDescription(/such as €674.10/);
  },
};

export const CheapEnoughAlready: Story = {
  args: {
    kind: "price",
    values: { ...values, amount: "800" },
    result: { kind: "invalid", issues: { amount: "met" } },
  },
};

export const BackAlready: Story = {
  args: { values, result: { kind: "invalid", issues: { product: "met" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("It can be bought right now");
  },
};

export const NoAlertsForIt: Story = { args: { values, result: { kind: "invalid", issues: { product: "missing" } } } };

export const AddressForgotten: Story = { args: { result: { kind: "invalid", issues: { email: "missing" } } } };

export const TooMany: Story = {
  args: { values, result: { kind: "tooMany", waitSeconds: 610 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please wait 11 minutes");
  },
};

export const NotTaken: Story = { args: { values, result: { kind: "unavailable" } } };

/** The same for every address, whether it has an alert or not. */
export const Sent: Story = {
  args: { result: { kind: "sent" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveFocus());
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { kind: "price", isOpen: true, values, result: { kind: "invalid", issues: { amount: "amount" } } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { tags: ["!sheet"], args: { variationId: 20009 }, globals: { direction: "rtl" } };
