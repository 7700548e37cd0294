import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PersonalData, type PersonalDataState } from "./PersonalData.tsx";

const forms: PersonalDataState = { step: "forms", exportKey: null, isLinkSent: false, problem: null };

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
  },
} satisfies Meta<typeof PersonalData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Forms: Story = {};

export const NobodyIsLoggedIn: Story = {
  args: { state: { step: "loggedOut" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/my-account");
    await expect(canvas.queryByLabelText("Your password")).not.toBeInTheDocument();
  },
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

export const WrongPassword: Story = {
  args: { state: { ...forms, problem: { kind: "wrongPassword" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Incorrect password. Nothing has been deleted.");
  },
};

export const BoxNotTicked: Story = { args: { state: { ...forms, problem: { kind: "unconfirmed" } } } };

export const LinkExpired: Story = { args: { state: { ...forms, problem: { kind: "expired" } } } };

export const ShopDown: Story = { args: { state: { ...forms, problem: { kind: "unavailable" } } } };

export const TooManyTries: Story = {
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

export const Erased: Story = { args: { state: { step: "erased", progress: "done" } } };

export const ErasedInPart: Story = { args: { state: { step: "erased", progress: "pending" } } };

export const ErasedByTheShop: Story = { args: { state: { step: "erased", progress: "byShop" } } };

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

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
