import { viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { PasswordForm, type PasswordFormProps } from "./PasswordForm.tsx";

const args: PasswordFormProps = { viewer: viewers.anneliese, onSave: createSuccessHandler() };

const meta = {
  title: "Account/PasswordForm",
  tags: ["sheet", "one-width"],
  component: PasswordForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const change: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("Current password"), "soldering iron");
  await userEvent.type(canvas.getByLabelText("New password"), "attic coffee iron");
  await userEvent.type(canvas.getByLabelText("New password again"), "attic coffee iron{Enter}");
};

export const Empty: Story = {};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Updating: Story = {
  tags: ["sheet"],
  args: { onSave: createPendingHandler() },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole("button", { name: "Updating..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Nothing of either password is left afterwards. */
export const ChangesWithTheKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByLabelText("Current password")).toHaveFocus();
    await change(context);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ current: "soldering iron", next: "attic coffee iron" }),
    );
    await expect(await canvas.findByRole("status")).toHaveTextContent("Updated successfully");
    for (const label of ["Current password", "New password", "New password again"])
      await expect(canvas.getByLabelText(label)).toHaveValue("");
  },
};

export const CurrentIsWrong: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "wrongPassword" }) },
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(context.canvas.getByLabelText("Current password")).toHaveFocus());
    await expect(context.canvas.getByText("Incorrect password. Please try again.")).toBeVisible();
    await expect(context.canvas.getByLabelText("New password")).toHaveValue("attic coffee iron");
  },
};

export const DoNotMatch: Story = {
  tags: ["sheet"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Current password"), "soldering iron");
    await userEvent.type(canvas.getByLabelText("New password"), "attic coffee iron");
    await userEvent.type(canvas.getByLabelText("New password again"), "attic coffee{Enter}");
    await expect(await canvas.findByText("Passwords do not match. Please try again.")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailedToUpdate: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "shopError" }) },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Failed to update");
  },
};
