import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import type { LocalizedContentPage } from "../../loaders/content/contentPages.server.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import LegalNotice from "./LegalNotice.tsx";

const terms: LocalizedContentPage = {
  title: "Terms and conditions",
  content: { safeHtml: "<h2>Law</h2><p>German law applies.</p>" },
  note: null,
  language: null,
};

const meta = {
  ...inTheApp,
  title: "Screens/Checkout/LegalNotice",
  parameters: { ...inTheApp.parameters, app: { at: "/checkout", hasOwnFrame: true } },
  component: LegalNotice,
  args: {
    parts: [
      "By placing the order you accept our ",
      { page: "terms", href: "/info/terms", label: "terms and conditions" },
      ".",
    ],
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Checkout</h1>
        <Story />
      </main>
    ),
    ...inTheApp.decorators,
  ],
  beforeEach: ({ msw }) => {
    msw.use(http.get("*/page-text", () => HttpResponse.json(terms)));
  },
} satisfies Meta<typeof LegalNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

const openTerms = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await userEvent.click(await canvas.findByRole("link", { name: "terms and conditions" }));
  const dialog = await screen.findByRole("dialog", { name: "Terms and conditions" });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};

export const Sentence: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "terms and conditions" })).toHaveAttribute(
      "href",
      "/info/terms",
    );
  },
};

/** The text opens above the page. */
export const OpensTheTerms: Story = {
  play: async (context) => {
    const dialog = await openTerms(context);
    await expect(await dialog.findByText("German law applies.")).toBeVisible();
  },
};

/** Closing it leads back to the link. */
export const ClosesTheTerms: Story = {
  tags: ["no-picture"],
  play: async (context) => {
    await openTerms(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(context.canvas.getByRole("heading", { name: "Checkout" })).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole("link")).toHaveFocus());
  },
};

const shop = { isAway: false };

/** The shop does not answer at first: what was typed below is safe, and one press tries again. */
export const TriesAgain: Story = {
  tags: ["no-picture"],
  beforeEach: ({ msw }) => {
    shop.isAway = true;
    msw.use(http.get("*/page-text", () => HttpResponse.json(terms, { status: shop.isAway ? 503 : 200 })));
  },
  play: async (context) => {
    const dialog = await openTerms(context);
    await context.step("The shop cannot be reached", async () => {
      await expect(await dialog.findByRole("alert")).toHaveTextContent("The shop cannot be reached right now.");
      await expect(dialog.getByText("Nothing you did is lost. Please try again in a moment.")).toBeVisible();
    });
    shop.isAway = false;
    await context.userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(await dialog.findByText("German law applies.")).toBeVisible();
  },
};

export const German: Story = {
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  args: {
    parts: [
      "Mit der Bestellung nehmen Sie unsere ",
      { page: "terms", href: "/de/info/terms", label: "AGB" },
      " an. Unsere ",
      { page: "privacy", href: "/de/info/privacy", label: "Datenschutzerklärung" },
      " sagt, was mit Ihren Daten geschieht.",
    ],
  },
};
