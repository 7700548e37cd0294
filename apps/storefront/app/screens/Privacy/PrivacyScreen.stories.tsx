import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { PrivacyScreen } from "./PrivacyScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Privacy",
  parameters: { ...inTheApp.parameters, app: { at: "/my-account/data" } },
  component: PrivacyScreen,
  args: {
    state: { step: "forms", exportKey: null, isLinkSent: false, isErasureLinkSent: false, problem: null },
    sendsMail: true,
    canErase: true,
    canEraseByEmail: true,
  },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
    await expect(canvas.getByText(/Kept as long as the law asks/)).toBeVisible();
  },
};

export const NobodyIsLoggedIn: Story = {
  tags: ["fit"],
  args: { state: { step: "loggedOut", isErasureLinkSent: false, problem: null } },
  play: async ({ canvas }) => {
    // Header and footer have links of that name, too.
    const links = await canvas.findAllByRole("link", { name: "Sign in" });
    await expect(links.map((link) => link.getAttribute("href"))).toContain("/my-account?next=data");
  },
};

export const TheShopRefuses: Story = {
  tags: ["no-picture"],
  args: {
    state: {
      step: "forms",
      exportKey: null,
      isLinkSent: false,
      isErasureLinkSent: false,
      problem: { kind: "unavailable" },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nothing was changed");
  },
};

export const InGerman: Story = {
  tags: ["fit"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Konto endgültig löschen" })).toBeVisible();
  },
};

export const FromRightToLeft: Story = { tags: ["no-picture"], globals: { direction: "rtl" } };
