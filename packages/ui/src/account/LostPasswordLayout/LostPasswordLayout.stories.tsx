import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createSuccessHandler } from "../../patterns/AccountForm/formForStories.ts";
import { LostPasswordForm } from "../LostPasswordForm/LostPasswordForm.tsx";
import { ResetPasswordForm } from "../ResetPasswordForm/ResetPasswordForm.tsx";
import { LostPasswordLayout } from "./LostPasswordLayout.tsx";

const links = createSiteLinks("");

const meta = {
  title: "Account/LostPasswordLayout",
  tags: ["sheet"],
  component: LostPasswordLayout,
  args: { title: "Forgot password", children: <LostPasswordForm onSend={createSuccessHandler()} links={links} /> },
} satisfies Meta<typeof LostPasswordLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AskingForALink: Story = {
  tags: ["sheet"],
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Forgot password");
  },
};

export const ComingByTheLink: Story = {
  args: {
    title: "Choose a new password",
    children: <ResetPasswordForm login="anneliese" onReset={createSuccessHandler()} links={links} />,
  },
  globals: { viewport: { value: "w390" } },
};

export const GermanOnASmallPhone: Story = {
  args: { title: "Neues Passwort wählen" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
