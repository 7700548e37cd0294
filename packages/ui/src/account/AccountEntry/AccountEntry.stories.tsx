import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createSuccessHandler } from "../../patterns/AccountForm/formForStories.ts";
import { LogInForm } from "../LogInForm/LogInForm.tsx";
import { LostPasswordForm } from "../LostPasswordForm/LostPasswordForm.tsx";
import { RegisterForm } from "../RegisterForm/RegisterForm.tsx";
import { AccountEntry } from "./AccountEntry.tsx";

const links = createSiteLinks("");

const meta = {
  title: "Account/AccountEntry",
  tags: ["sheet"],
  component: AccountEntry,
  args: {
    logIn: <LogInForm onLogIn={createSuccessHandler()} links={links} />,
    register: <RegisterForm onRegister={createSuccessHandler()} />,
  },
} satisfies Meta<typeof AccountEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the shop knows devices, an account keeps the customer's. */
export const SignInFirst: Story = {
  args: { keepsDevices: true },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Sign in");
    await expect(canvas.getByText("Your devices, so repairs and parts always fit")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const RegisterFirst: Story = {
  args: { initialForm: "register" },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("New here?");
    await expect(canvas.queryByText(/^Your devices/)).not.toBeInTheDocument();
  },
};

export const ForgotPassword: Story = {
  args: { logIn: <LostPasswordForm onSend={createSuccessHandler()} links={links} />, logInTitle: "Forgot password" },
  globals: { viewport: { value: "w1440" } },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
