import { viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { agreeing, refusing, thinking } from "../formForStories.ts";
import { DetailsForm, type DetailsFormProps } from "./DetailsForm.tsx";

const args: DetailsFormProps = { details: viewers.anneliese, onSave: agreeing() };

const meta = {
  title: "Account/DetailsForm",
  component: DetailsForm,
  args,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
} satisfies Meta<typeof DetailsForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const rename: Play = async ({ canvas, userEvent }) => {
  const name = canvas.getByRole("textbox", { name: "First name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Anne{Enter}");
};

export const AsTheShopKeepsThem: Story = {};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Updating: Story = {
  args: { onSave: thinking() },
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole("button", { name: "Updating..." })).toHaveAttribute("aria-busy", "true");
  },
};

/** Says so until the next change. */
export const UpdatesWithTheKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await rename(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ firstName: "Anne", lastName: "Oberhuber-Schönfelder", email: "anneliese.oberhuber@example.com" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Updated successfully");
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "liese");
    await waitFor(() => expect(canvas.queryByText("Updated successfully")).toBeNull());
  },
};

/** What was typed stays. */
export const FailedToUpdate: Story = {
  args: { onSave: refusing({ kind: "unreachable" }) },
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Failed to update");
    await expect(context.canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Anne");
  },
};

export const EmailIsTaken: Story = {
  args: { onSave: refusing({ kind: "emailTaken" }) },
  play: async (context) => {
    await rename(context);
    await waitFor(() => expect(context.canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(context.canvas.getByText(/already exists/)).toBeVisible();
  },
};
