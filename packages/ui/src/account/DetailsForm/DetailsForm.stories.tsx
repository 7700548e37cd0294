import { viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  createMemoryDraft,
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { DetailsForm, type DetailsFormProps } from "./DetailsForm.tsx";

const args: DetailsFormProps = { details: viewers.anneliese, onSave: createSuccessHandler() };

const meta = {
  title: "Account/DetailsForm",
  tags: ["sheet", "one-width"],
  component: DetailsForm,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
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
  tags: ["sheet"],
  args: { onSave: createPendingHandler() },
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole("button", { name: "Updating..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Says so until the next change. */
export const UpdatesWithTheKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await rename(context);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ firstName: "Anne", lastName: "Oberhuber-Schönfelder" }),
    );
    await expect(await canvas.findByRole("status")).toHaveTextContent("Updated successfully");
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "liese");
    await waitFor(() => expect(canvas.queryByText("Updated successfully")).toBeNull());
  },
};

/** What was typed stays. */
export const FailedToUpdate: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "unreachable" }) },
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Failed to update");
    await expect(context.canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Anne");
  },
};

const move: Play = async ({ canvas, userEvent }) => {
  const email = canvas.getByRole("textbox", { name: "E-mail" });
  await userEvent.clear(email);
  await userEvent.type(email, "anne@example.com");
};

/** Another e-mail address asks for the password; the old one again does not. */
export const AnotherEmailAsksForThePassword: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.queryByLabelText("Current password")).toBeNull();
    await move(context);
    const password = await canvas.findByLabelText("Current password");
    await expect(password).toHaveAccessibleDescription(/nobody but you/);
    await userEvent.click(canvas.getByRole("button", { name: "Save details" }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Enter your current password/));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(password, "soldering iron{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        firstName: "Anneliese",
        lastName: "Oberhuber-Schönfelder",
        email: { address: "anne@example.com", currentPassword: "soldering iron" },
      }),
    );
  },
};

const draft = createMemoryDraft();

/** Typed text is there again, but for the password, until it has been saved; what was not changed is never stored. */
export const KeepsTypedText: Story = {
  tags: ["!sheet"],
  args: { draft },
  beforeEach: () => draft.write({ lastName: "Holm" }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Last name" })).toHaveValue("Holm"));
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Anneliese");
    await move(context);
    await userEvent.type(await canvas.findByLabelText("Current password"), "soldering iron");
    await expect(draft.read()).toEqual({ lastName: "Holm", email: "anne@example.com" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ lastName: "Holm" })));
    await waitFor(() => expect(draft.read()).toEqual({}));
  },
};

/** Text that is changed back is not stored. */
export const TypedTextIsTakenBack: Story = {
  ...KeepsTypedText,
  play: async ({ canvas, userEvent }) => {
    const lastName = canvas.getByRole("textbox", { name: "Last name" });
    await waitFor(() => expect(lastName).toHaveValue("Holm"));
    await userEvent.clear(lastName);
    await expect(draft.read()).toEqual({ lastName: "" });
    await userEvent.type(lastName, "Oberhuber-Schönfelder");
    await expect(draft.read()).toEqual({});
  },
};

export const WrongPasswordForAnotherEmail: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "wrongPassword" }) },
  play: async (context) => {
    await move(context);
    await context.userEvent.type(await context.canvas.findByLabelText("Current password"), "a wrong one{Enter}");
    const password = context.canvas.getByLabelText("Current password");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/Incorrect password/);
    await expect(context.canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("anne@example.com");
  },
};

export const TooManyWrongPasswords: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "tooManyAttempts", waitSeconds: 840 }) },
  play: async (context) => {
    await move(context);
    await context.userEvent.type(await context.canvas.findByLabelText("Current password"), "a wrong one{Enter}");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Please try again in 14 minutes.");
  },
};

export const EmailIsTaken: Story = {
  tags: ["sheet"],
  args: { onSave: createFailureHandler({ kind: "emailTaken" }) },
  play: async (context) => {
    await move(context);
    await context.userEvent.type(await context.canvas.findByLabelText("Current password"), "soldering iron{Enter}");
    await waitFor(() => expect(context.canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(context.canvas.getByText(/already exists/)).toBeVisible();
  },
};
