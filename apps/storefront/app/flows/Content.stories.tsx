import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

/** Pages of text out of the embedded shop's WordPress. */
const meta = {
  ...inTheWholeShop,
  title: "Flows/Content",
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

/** From the terms to the page about shipping, by a link that WordPress has to a page of its own. */
export const FromPageToPage: Story = {
  parameters: { at: "/info/terms" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Terms and conditions" }, patience);
    const [link] = canvas.getAllByRole("link", { name: "Shipping and payment" });
    await expect(link).toHaveAttribute("href", "/info/shipping");
    await userEvent.click(link as HTMLElement);
    await canvas.findByRole("heading", { level: 1, name: "Shipping and payment" }, patience);
    await expect(canvas.getByRole("row", { name: "Germany €5.89 €50.00" })).toBeVisible();
  },
};

export const InGerman: Story = {
  parameters: { at: "/info/terms" },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Allgemeine Geschäftsbedingungen" }, patience);
    await expect(canvas.getByRole("heading", { level: 2, name: "Preise und Zahlung" })).toBeVisible();
  },
};

/** Nobody has set such a page. */
export const NoSuchPage: Story = {
  parameters: { at: "/info/jobs" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /Page not found/ }, patience);
  },
};

/** A shop that is away: the page says so, and offers to try again. */
export const ShopAway: Story = {
  parameters: { at: "/info/terms", scenario: "down" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, patience)).toBeVisible();
  },
};
