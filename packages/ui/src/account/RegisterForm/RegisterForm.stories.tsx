import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createMemoryDraft,
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

const args: RegisterFormProps = { onRegister: createSuccessHandler() };

const meta = {
  title: "Account/RegisterForm",
  tags: ["sheet"],
  component: RegisterForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const register: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ines@example.com");
  await userEvent.type(canvas.getByLabelText("Password"), "attic coffee iron");
  await userEvent.type(canvas.getByLabelText("Password again"), "attic coffee iron{Enter}");
};

export const Empty: Story = {};

export const OnItsOwnPage: Story = { args: { isPrimary: true, email: "ines@example.com" } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RegistersWithTheKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await expect(context.canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
    await register(context);
    await waitFor(() =>
      expect(context.args.onRegister).toHaveBeenCalledWith({
        username: "",
        email: "ines@example.com",
        password: "attic coffee iron",
      }),
    );
  },
};

const draft = createMemoryDraft();

/** Typed text is there again, but for the passwords, until the account is created. */
export const KeepsTypedText: Story = {
  tags: ["!sheet", "no-picture"],
  args: { draft },
  beforeEach: () => draft.write({ username: "ines" }),
  play: async (context) => {
    const { args, canvas } = context;
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Username/ })).toHaveValue("ines"));
    await register(context);
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ username: "ines" })));
    await waitFor(() => expect(draft.read()).toEqual({}));
  },
};

export const RefusedRegistrationKeepsTypedText: Story = {
  ...KeepsTypedText,
  args: { draft, onRegister: createFailureHandler({ kind: "unreachable" }) },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
    await expect(draft.read()).toEqual({ username: "ines", email: "ines@example.com" });
  },
};

export const CreatingTheAccount: Story = {
  args: { onRegister: createPendingHandler() },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole("button", { name: "Creating your account..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** The specification's words, as soon as the second field is left, and gone once both agree. */
export const PasswordsDoNotMatch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "attic coffee iron");
    const again = canvas.getByLabelText("Password again");
    await userEvent.type(again, "attic coffee");
    await userEvent.tab();
    await expect(await canvas.findByText("Passwords do not match. Please try again.")).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await userEvent.type(again, " iron");
    await waitFor(() => expect(canvas.queryByText("Passwords do not match. Please try again.")).toBeNull());
  },
};

export const EmailHasAnAccount: Story = {
  args: { onRegister: createFailureHandler({ kind: "emailTaken" }) },
  play: async (context) => {
    await register(context);
    const field = context.canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/already exists/);
    await expect(context.canvas.getByLabelText("Password")).toHaveValue("attic coffee iron");
  },
};

export const UsernameIsTaken: Story = {
  args: { onRegister: createFailureHandler({ kind: "usernameTaken" }) },
  play: async (context) => {
    await register(context);
    await waitFor(() => expect(context.canvas.getByRole("textbox", { name: /^Username/ })).toHaveFocus());
    await expect(context.canvas.getByText("This username is taken. Please choose another.")).toBeVisible();
  },
};

export const PasswordThatEverybodyKnows: Story = {
  args: { onRegister: createFailureHandler({ kind: "passwordTooCommon" }) },
  play: async (context) => {
    await register(context);
    const field = context.canvas.getByLabelText("Password");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/leaked passwords/);
  },
};

/** Where messages are private: the same, whether there was an account or not. */
export const MailFollows: Story = {
  args: { isMailSent: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("An e-mail is on its way to you");
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("3 fields need a look");
    await expect(canvas.getByLabelText("Password")).toBeInvalid();
  },
};
