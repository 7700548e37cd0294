import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { LostPasswordForm, type LostPasswordFormProps } from "./LostPasswordForm.tsx";

const args: LostPasswordFormProps = { onSend: createSuccessHandler(), links: createSiteLinks("") };

const meta = {
  title: "Account/LostPasswordForm",
  component: LostPasswordForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LostPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "E-mail or username" }), "ines@example.com{Enter}");
};

export const Empty: Story = { tags: ["visual", "one-width"] };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Sending: Story = {
  tags: ["visual", "one-width"],
  args: { onSend: createPendingHandler() },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole("button", { name: "Sending..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Nobody learns whether there is such an account. */
export const SendsWithTheKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await send(context);
    await waitFor(() => expect(context.args.onSend).toHaveBeenCalledWith("ines@example.com"));
    await expect(
      await context.canvas.findByText(
        "If your email address is registered with us, you will receive an email with a link to reset your password.",
      ),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveFocus());
  },
};

export const NotSent: Story = {
  args: { onSend: createFailureHandler({ kind: "shopError" }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "There was an error sending the reset password email. Please try again later.",
    );
    await expect(context.canvas.getByRole("textbox")).toHaveValue("ines@example.com");
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await expect(canvas.getByText("Enter your e-mail address or your username.")).toBeVisible();
  },
};
