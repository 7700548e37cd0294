import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { ContentScreen } from "./ContentScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Content",
  parameters: { ...inTheApp.parameters, app: { at: "/info/shipping" } },
  component: ContentScreen,
  args: {
    title: "Shipping and payment",
    content: {
      safeHtml: "<p>What delivery costs depends on where it goes.</p><h2>Payment</h2><p>By bank transfer.</p>",
    },
    note: null,
    language: null,
  },
} satisfies Meta<typeof ContentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  tags: ["fit"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Shipping and payment" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Payment" })).toBeVisible();
  },
};

/** The owner has made the page and not written it yet. */
export const Empty: Story = {
  args: { content: { safeHtml: "" }, note: "There is nothing on this page yet." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing on this page yet.")).toBeVisible();
  },
};

/** A shop whose terms are in German alone shows them to everybody, and says so. */
export const InAnotherLanguage: Story = {
  parameters: { app: { at: "/info/terms" } },
  args: {
    title: "Allgemeine Geschäftsbedingungen",
    content: { safeHtml: "<p>Es gilt deutsches Recht.</p>" },
    note: "This text is available in German only.",
    language: "de",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This text is available in German only.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
  },
};

export const GermanOnASmallPhone: Story = {
  parameters: { app: { at: "/info/terms" } },
  args: {
    title: "Allgemeine Geschäftsbedingungen",
    content: { safeHtml: "<p>Es gilt deutsches Recht.</p><h2>Lieferung und Eigentum</h2><p>Wir liefern.</p>" },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
