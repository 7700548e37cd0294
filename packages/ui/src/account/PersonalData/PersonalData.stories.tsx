import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { PersonalData, type PersonalDataState } from "./PersonalData.tsx";

const forms: PersonalDataState = {
  step: "forms",
  exportKey: null,
  isLinkSent: false,
  isErasureLinkSent: false,
  problem: null,
};

const meta = {
  title: "Account/PersonalData",
  tags: ["sheet"],
  component: PersonalData,
  args: {
    state: forms,
    action: "/my-account/data",
    fileAction: "/my-account/data/file",
    signInHref: "/my-account",
    contactHref: "/contact",
    sendsMail: true,
    canErase: true,
    canEraseByEmail: true,
  },
} satisfies Meta<typeof PersonalData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShopDown: Story = { args: { state: { ...forms, problem: { kind: "unavailable" } } } };

// The page's own stories picture it.
export const Forms: Story = { tags: ["!sheet"] };

const loggedOut: PersonalDataState = { step: "loggedOut", isErasureLinkSent: false, problem: null };

export const NobodyIsLoggedIn: Story = {
  tags: ["!sheet"],
  args: { state: loggedOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/my-account");
    await expect(canvas.queryByLabelText("Your password")).not.toBeInTheDocument();
  },
};

/** A shop without a service account finds no account by its address. */
export const NobodyIsLoggedInAndNoAddressHelps: Story = {
  tags: ["!sheet"],
  args: { state: loggedOut, canEraseByEmail: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/E-mail address/)).not.toBeInTheDocument();
  },
};

/** The answer does not tell whether the address has an account. */
export const LinkSentToAnAddress: Story = {
  args: { state: { ...loggedOut, isErasureLinkSent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("If there is an account with this address");
  },
};

export const AddressIsNone: Story = {
  args: { state: { ...loggedOut, problem: { kind: "email" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("complete e-mail address");
  },
};

export const SaysThatTheAddressIsMissing: Story = {
  tags: ["!sheet"],
  args: { state: loggedOut },
  play: (context) =>
    expectFieldErrors(context, "Send me a link to delete it", [
      ["E-mail address of the account", "Enter your e-mail address."],
    ]),
};

/** Nothing is deleted without password and confirmation. */
export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: (context) =>
    expectFieldErrors(context, "Delete account for good", [
      ["Your password", "Enter your password."],
      [/^Yes, delete my account/, "Tick this box first, so that nothing is deleted by mistake."],
    ]),
};

export const SaysThatTheConfirmationIsMissing: Story = {
  tags: ["!sheet"],
  args: { state: { step: "confirmErasure", erasureKey: "k2", scope: "all", problem: null } },
  play: (context) =>
    expectFieldErrors(context, "Delete account for good", [
      [/^Yes, delete my account/, "Tick this box first, so that nothing is deleted by mistake."],
    ]),
};

export const ErasureLinkSent: Story = {
  args: { state: { ...forms, isErasureLinkSent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing is deleted until you confirm");
  },
};

/** The page of the link: opening it deletes nothing. */
export const ErasureConfirmed: Story = {
  args: { state: { step: "confirmErasure", erasureKey: "k2", scope: "all", problem: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Delete account for good" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["erasureKey", "k2"],
      ["isConfirmed", "yes"],
      ["step", "confirmErasure"],
    ]);
  },
};

/** The link in the letter about a deletion proves the address; the account is gone already. */
export const AddressErasureConfirmed: Story = {
  tags: ["!sheet"],
  args: { state: { step: "confirmErasure", erasureKey: "k3", scope: "address", problem: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("what belongs to your e-mail address");
    await userEvent.click(canvas.getByRole("checkbox"));
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Delete for good" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["erasureKey", "k3"],
      ["isConfirmed", "yes"],
      ["step", "confirmErasure"],
    ]);
  },
};

export const AddressErased: Story = {
  tags: ["!sheet"],
  args: { state: { step: "erased", progress: "done", scope: "address" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("stored for your e-mail address is deleted");
    await expect(canvas.queryByText(/confirm it by e-mail/)).not.toBeInTheDocument();
  },
};

/** A part of it failed and is tried again. */
export const AddressErasedInPart: Story = {
  args: { state: { step: "erased", progress: "pending", scope: "address" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("What is still there is deleted by itself.");
    await expect(canvas.queryByText(/stored for your e-mail address is deleted/)).not.toBeInTheDocument();
  },
};

export const ErasureNotConfirmed: Story = {
  tags: ["!sheet"],
  args: { state: { step: "confirmErasure", erasureKey: "k2", scope: "all", problem: { kind: "unconfirmed" } } },
};

export const LinkSent: Story = {
  args: { state: { ...forms, isLinkSent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("The link is on its way");
  },
};

/** The key of the link goes along with the format that was chosen. */
export const CopyReady: Story = {
  args: { state: { ...forms, exportKey: "k1" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Download to read (HTML)" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["key", "k1"],
      ["format", "html"],
    ]);
  },
};

/** The page says so first, and the field below all other forms is marked until it is corrected. */
export const WrongPassword: Story = {
  tags: ["!sheet"],
  args: { state: { ...forms, problem: { kind: "wrongPassword" } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("alert")[0]).toHaveTextContent("Incorrect password. Nothing has been deleted.");
    const field = canvas.getByLabelText("Your password");
    await expect(field).toHaveAccessibleDescription("Incorrect password. Please try again.");
    await userEvent.type(field, "a");
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const BoxNotTicked: Story = {
  tags: ["!sheet"],
  args: { state: { ...forms, problem: { kind: "unconfirmed" } } },
};

export const LinkExpired: Story = { tags: ["!sheet"], args: { state: { ...forms, problem: { kind: "expired" } } } };

export const TooManyTries: Story = {
  tags: ["!sheet"],
  args: { state: { ...forms, problem: { kind: "tooMany", waitSeconds: 1700 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("29 minutes");
  },
};

/** A shop without a mail server and without a service account says so, and how to get there all the same. */
export const NothingCanBeDone: Story = {
  args: { sendsMail: false, canErase: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** With the password: what belongs to the e-mail address waits for the link in the letter. */
export const Erased: Story = {
  args: { state: { step: "erased", progress: "done", scope: "account" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Deleted with the link in our e-mail/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Contact" })).not.toBeInTheDocument();
  },
};

/** By a mailed link, which has proven the address. */
export const ErasedByLink: Story = {
  tags: ["!sheet"],
  args: { state: { step: "erased", progress: "done", scope: "all" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stored for your e-mail address/)).not.toBeInTheDocument();
  },
};

/** Without e-mails the page itself is the confirmation. */
export const ErasedWithoutMail: Story = {
  args: { state: { step: "erased", progress: "done", scope: "account" }, sendsMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/keep this page as your confirmation/)).toBeVisible();
    await expect(canvas.getByText(/as long as the law asks/)).toBeVisible();
    await expect(canvas.getByText(/Not deleted from here: what is stored for your e-mail address/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  },
};

export const ErasedInPart: Story = { args: { state: { step: "erased", progress: "pending", scope: "account" } } };

export const ErasedByTheShop: Story = { args: { state: { step: "erased", progress: "byShop", scope: "account" } } };

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send me a link" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("maria-likes-tea");
    const box = canvas.getByRole("checkbox");
    box.focus();
    await userEvent.keyboard(" ");
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Delete account for good" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["password", "maria-likes-tea"],
      ["isConfirmed", "yes"],
      ["step", "erase"],
    ]);
  },
};

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  tags: ["!sheet"],
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
