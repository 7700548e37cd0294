import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Primitives/PasswordField",
  tags: ["sheet", "one-width"],
  component: PasswordField,
  args: { label: "Password" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Current: Story = {
  args: { defaultValue: "correct horse", aside: <Link href="#lost">Forgot password?</Link> },
};

export const Invalid: Story = {
  args: { defaultValue: "hunter2", error: "Incorrect password. Please try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Incorrect password. Please try again.",
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const NewAndEmpty: Story = { args: { label: "New password", isNew: true } };

export const Weak: Story = {
  tags: ["sheet"],
  args: { label: "New password", isNew: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "Passw0rd!");
    await expect(await canvas.findByText(/^Easy to guess/)).toBeVisible();
  },
};

export const Fair: Story = {
  tags: ["sheet"],
  args: { label: "New password", isNew: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "solder42");
    await expect(await canvas.findByText(/^Not bad/)).toBeVisible();
  },
};

export const LongGermanWords: Story = {
  args: { label: "Wiederholung des neuen Kundenkontopassworts", isNew: true },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The eye shows what was typed and the field keeps the focus's place. */
export const ShowsAndHidesWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("autocomplete", "current-password");
    await userEvent.tab();
    await userEvent.keyboard("soldering");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue("soldering");
  },
};

/** Words, not only colours, say how good it is; a common password stays weak with every trick. */
export const JudgesANewPassword: Story = {
  tags: ["sheet"],
  args: { label: "New password", isNew: true, userInputs: ["Anneliese", "Oberhuber"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("New password");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    await expect(field).toHaveAccessibleDescription("At least 8 characters.");
    await userEvent.type(field, "Passw");
    await expect(await canvas.findByText("3 more characters, please.")).toBeVisible();
    await userEvent.type(field, "0rd!");
    await expect(await canvas.findByText("Easy to guess. Add a word that nobody expects.")).toBeVisible();
    await userEvent.type(field, " attic coffee");
    await expect(await canvas.findByText("Hard to guess. Good.")).toBeVisible();
  },
};

/** What nobody beside may read. */
export const ChoosesAPassword: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { label: "New password", isNew: true },
};

/** A code that is copied from a letter: whoever copies has to see what is copied. */
export const NumberOfAGiftCard: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { label: "Number of the gift card", defaultValue: "7Q2M-94KX" },
};
