import { createSiteLinks } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { KeepOrder, type KeepOrderProps } from "./KeepOrder.tsx";
import { KeepOrderOutcome } from "./KeepOrderOutcome.tsx";

const handleKeep = fn<KeepOrderProps["onKeep"]>(async () => null);

const meta = {
  title: "Account/KeepOrder",
  component: KeepOrder,
  subcomponents: { KeepOrderOutcome },
  args: {
    purpose: "register",
    email: "anneliese.oberhuber@example.com",
    links: createSiteLinks(""),
    logInHref: "/my-account?next=order&id=8901",
    onKeep: handleKeep,
  },
} satisfies Meta<typeof KeepOrder>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const enterPassword = async ({ canvas, userEvent }: Parameters<Play>[0], password: string) => {
  await userEvent.click(canvas.getByLabelText("Password"));
  await userEvent.paste(password);
  await userEvent.keyboard("{Enter}");
};

/** A guest: only the password is asked for. */
export const ForAGuest: Story = {
  tags: ["no-picture"],
  play: async (context) => {
    await enterPassword(context, "soldering iron 9");
    await expect(handleKeep).toHaveBeenLastCalledWith("soldering iron 9");
  },
};

/** The customer has signed in since. */
export const ForACustomer: Story = {
  tags: ["visual", "one-width"],
  args: { purpose: "assign" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to my account" }));
    await expect(handleKeep).toHaveBeenLastCalledWith("");
  },
};

export const PasswordTooShort: Story = {
  tags: ["no-picture"],
  play: async (context) => {
    await enterPassword(context, "short");
    const field = context.canvas.getByLabelText("Password");
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

/** Who has an account is led to it; the order can be added afterwards. */
export const HasAnAccount: Story = {
  tags: ["visual", "one-width"],
  args: { onKeep: fn<KeepOrderProps["onKeep"]>(async () => ({ kind: "emailTaken" })) },
  play: async (context) => {
    await enterPassword(context, "soldering iron 9");
    const alert = within(await context.canvas.findByRole("alert"));
    await expect(alert.getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/my-account?next=order&id=8901",
    );
  },
};

/** The log-in has ended meanwhile. */
export const IsSignedOut: Story = {
  tags: ["no-picture"],
  args: { purpose: "assign", onKeep: fn<KeepOrderProps["onKeep"]>(async () => ({ kind: "notAllowed" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to my account" }));
    const alert = within(await canvas.findByRole("alert"));
    await expect(alert.getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/my-account?next=order&id=8901",
    );
  },
};

export const Kept: Story = {
  tags: ["visual", "one-width"],
  args: { outcome: "kept" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See my orders" })).toHaveAttribute("href", "/my-account?tab=orders");
  },
};

function KeepOrderInSteps(props: KeepOrderProps) {
  const [outcome, setOutcome] = useState<KeepOrderProps["outcome"]>(null);
  const keep = async () => {
    setOutcome("kept");
    return null;
  };
  return <KeepOrder {...props} outcome={outcome} onKeep={keep} />;
}

/** The message takes the place of the form, and its focus. */
export const FocusMovesToTheOutcome: Story = {
  tags: ["no-picture"],
  render: (args) => <KeepOrderInSteps {...args} />,
  play: async (context) => {
    await enterPassword(context, "soldering iron 9");
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveFocus());
  },
};

export const MailFollows: Story = { tags: ["no-picture"], args: { outcome: "mailFollows" } };

export const OtherEmail: Story = { tags: ["no-picture"], args: { outcome: "otherEmail" } };

export const GermanOnASmallPhone: Story = {
  tags: ["no-picture"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Keyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Create account" })).toHaveFocus();
  },
};
