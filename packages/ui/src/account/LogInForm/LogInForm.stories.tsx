import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { LogInForm, type LogInFormProps } from "./LogInForm.tsx";

const args: LogInFormProps = { onLogIn: createSuccessHandler(), links: createSiteLinks("") };

const meta = {
  title: "Account/LogInForm",
  tags: ["sheet", "one-width"],
  component: LogInForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LogInForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const logIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "E-mail or username" }), " anneliese ");
  await userEvent.type(canvas.getByLabelText("Password"), "soldering iron{Enter}");
};

export const Empty: Story = {};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Enter sends it; spaces around the name do not matter, those in the password do. */
export const LogsInWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent, ...context }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "E-mail or username" })).toHaveFocus();
    await logIn({ args, canvas, userEvent, ...context });
    await waitFor(() =>
      expect(args.onLogIn).toHaveBeenCalledWith({ login: "anneliese", password: "soldering iron", rememberMe: true }),
    );
  },
};

/** A second press does not ask a second time. */
export const LoggingIn: Story = {
  tags: ["sheet"],
  args: { onLogIn: createPendingHandler() },
  play: async ({ args, canvas, userEvent, ...context }) => {
    await logIn({ args, canvas, userEvent, ...context });
    const button = await canvas.findByRole("button", { name: "Logging you in..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const NobodyByThatName: Story = {
  tags: ["sheet"],
  args: { onLogIn: createFailureHandler({ kind: "unknownUser" }) },
  play: async (context) => {
    await logIn(context);
    const field = context.canvas.getByRole("textbox", { name: "E-mail or username" });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("No account found with that username. Sign up for a new account."),
    );
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What was typed stays, and the field that was wrong has the focus. */
export const KeepsTheNameWhenThePasswordIsWrong: Story = {
  tags: ["sheet"],
  args: { onLogIn: createFailureHandler({ kind: "wrongPassword" }) },
  play: async (context) => {
    const { canvas } = context;
    await logIn(context);
    await expect(await canvas.findByText("Incorrect password. Please try again.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "E-mail or username" })).toHaveValue(" anneliese ");
    await expect(canvas.getByLabelText("Password")).toHaveValue("soldering iron");
  },
};

export const RefusedWithoutAReason: Story = {
  tags: ["sheet"],
  args: { onLogIn: createFailureHandler({ kind: "logInRefused" }) },
  play: async (context) => {
    await logIn(context);
    const alert = await context.canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("The username or the password is not right. Please try again.");
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const RightButNotLoggedIn: Story = {
  tags: ["sheet"],
  args: { onLogIn: createFailureHandler({ kind: "logInLost" }) },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "Your credentials are correct, but there was an error logging in. This is most likely due to an SSL error. Please try again later. If the problem persists, please contact support.",
    );
  },
};

export const TooManyAttempts: Story = {
  tags: ["sheet"],
  args: { onLogIn: createFailureHandler({ kind: "tooManyAttempts", waitSeconds: 840 }) },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByText("Too many attempts. Please try again in 14 minutes.")).toBeVisible();
  },
};

/** Both fields at once: a summary leads to each, the first has the focus. */
export const NothingTyped: Story = {
  tags: ["sheet"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("2 fields need a look");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail or username" })).toHaveFocus());
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};
