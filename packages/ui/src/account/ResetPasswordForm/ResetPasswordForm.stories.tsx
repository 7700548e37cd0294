import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { ResetPasswordForm, type ResetPasswordFormProps } from "./ResetPasswordForm.tsx";

const args: ResetPasswordFormProps = {
  login: "anneliese",
  onReset: createSuccessHandler(),
  links: createSiteLinks(""),
};

const meta = {
  title: "Account/ResetPasswordForm",
  tags: ["sheet"],
  component: ResetPasswordForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const reset: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("New password"), "attic coffee iron");
  await userEvent.type(canvas.getByLabelText("New password again"), "attic coffee iron{Enter}");
};

export const Empty: Story = {};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Saving: Story = {
  args: { onReset: createPendingHandler() },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-busy", "true");
  },
};

export const SavesWithTheKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await expect(context.canvas.getByLabelText("New password")).toHaveFocus();
    await reset(context);
    await waitFor(() => expect(context.args.onReset).toHaveBeenCalledWith("attic coffee iron"));
    await expect(
      await context.canvas.findByText("Your new password is saved. You can sign in with it now."),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveFocus());
    await expect(context.canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/my-account");
  },
};

export const LinkIsInvalid: Story = {
  args: { onReset: createFailureHandler({ kind: "resetLinkInvalid" }) },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "Password reset link is invalid (request a new link).",
    );
    await expect(context.canvas.getByRole("link", { name: "request a new link" })).toHaveAttribute(
      "href",
      "/my-account/lost-password",
    );
  },
};

export const NotSaved: Story = {
  args: { onReset: createFailureHandler({ kind: "unreachable" }) },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "There was an error resetting the password. Please try again later.",
    );
    await expect(context.canvas.getByLabelText("New password")).toHaveValue("attic coffee iron");
  },
};

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "short");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText("New password")).toBeInvalid());
  },
};
