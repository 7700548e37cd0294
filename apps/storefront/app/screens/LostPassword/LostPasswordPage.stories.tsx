import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { LostPasswordPage } from "./LostPasswordPage.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/LostPassword",
  component: LostPasswordPage,
  // The toolbar's shop without a log-in, as the loader would tell of it.
  render: (args, { globals }) => (
    <LostPasswordPage {...args} canLogIn={args.canLogIn ?? globals["scenario"] !== "noLogIn"} />
  ),
  args: { title: "Forgot password", reset: null },
  parameters: { ...inTheApp.parameters, app: { at: "/my-account/lost-password", startsImmediately: true } },
} satisfies Meta<typeof LostPasswordPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const reset = { title: "Choose a new password", reset: { key: "Tk5xW2", login: "maria" } };

export const AsksForALink: Story = {
  tags: ["fit"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "E-mail or username" }),
      "maria@example.test{Enter}",
    );
    await expect(
      await canvas.findByText(
        "If your email address is registered with us, you will receive an email with a link to reset your password.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/my-account");
  },
};

/** A shop without a log-in: nobody is asked for a name first. */
export const NobodyCanLogIn: Story = {
  tags: ["no-picture"],
  args: { canLogIn: false },
  parameters: { shop: { scenario: "noLogIn" } },
  play: async ({ canvas }) => {
    const heading = "You cannot sign in or open an account here at the moment.";
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

/** Who comes by the link of an e-mail chooses a password all the same, and knows what it is good for. */
export const ANewPasswordWithoutALogIn: Story = {
  args: { ...reset, canLogIn: false },
  parameters: { shop: { scenario: "noLogIn" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Signing in with it is not possible here at the moment\.$/)).toBeVisible();
    await expect(canvas.getByLabelText("New password")).toBeVisible();
  },
};

/** A link that is old or used leads to a new one. */
export const TheLinkIsNoLongerGood: Story = {
  args: reset,
  play: async ({ canvas, userEvent }) => {
    for (const label of ["New password", "New password again"]) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste("soldering iron 9");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Password reset link is invalid (request a new link).",
    );
    await expect(canvas.getByRole("link", { name: "request a new link" })).toHaveAttribute(
      "href",
      "/my-account/lost-password",
    );
  },
};

export const PasswordsDoNotMatch: Story = {
  args: reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("New password"), "soldering iron 9");
    await userEvent.type(canvas.getByLabelText("New password again"), "soldering iron 8{Enter}");
    await expect(await canvas.findByText("Passwords do not match. Please try again.")).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { ...reset, title: "Neues Passwort wählen" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
