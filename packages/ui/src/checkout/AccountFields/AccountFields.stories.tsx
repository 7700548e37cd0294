import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { filled, InAForm } from "../checkoutForStories.tsx";
import { AccountFields } from "./AccountFields.tsx";

const meta = {
  title: "Checkout/AccountFields",
  tags: ["sheet"],
  component: AccountFields,
  decorators: [
    (Story, { parameters }) => (
      <InAForm values={parameters["values"]}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof AccountFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotWanted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Password")).not.toBeInTheDocument();
  },
};

const accountParameters = { values: { ...filled, createsAccount: true, username: "anneliese" } };

export const Wanted: Story = {
  tags: ["sheet"],
  parameters: accountParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^(?:Username|Benutzername)/ })).toHaveValue("anneliese");
  },
};

export const GermanOnASmallPhone: Story = {
  parameters: accountParameters,
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Opened and filled in by keyboard; each field says what is wrong when it is left. */
export const IsFilledInByKeyboard: Story = {
  parameters: { values: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Create an account" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await canvas.findByRole("textbox", { name: "Username" });
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByText("Choose a username.")).toBeVisible();
    await userEvent.keyboard("short{Tab}{Tab}");
    await waitFor(() =>
      expect(canvas.getByLabelText("Password", { exact: true })).toHaveAccessibleDescription(/At least 8 characters/),
    );
    await userEvent.keyboard("other{Tab}");
    await expect(await canvas.findByText("Passwords do not match. Please try again.")).toBeVisible();
    await expect(canvas.getByLabelText("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  },
};
