import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

// Pages of text out of the embedded shop's WordPress.
const meta = {
  ...inTheWholeShop,
  title: "Flows/Content",
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link that WordPress has to a page of its own leads to the storefront's. */
export const Terms: Story = {
  parameters: { at: "/info/terms" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Terms and conditions" });
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Shipping and payment" })).toHaveAttribute("href", "/info/shipping");
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getByRole("link", { name: "Terms and conditions" })).toHaveAttribute("aria-current", "page");
  },
};

/** What delivery costs, as the shop's zones have it. */
export const Shipping: Story = {
  parameters: { at: "/info/shipping" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Shipping and payment" });
    await expect(canvas.getByRole("row", { name: "Germany €5.89 €50.00" })).toBeVisible();
  },
};

export const InGerman: Story = {
  parameters: { at: "/info/terms" },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Allgemeine Geschäftsbedingungen" });
    await expect(canvas.getByRole("heading", { level: 2, name: "Preise und Zahlung" })).toBeVisible();
  },
};

/** Nobody has set such a page. */
export const NoSuchPage: Story = {
  parameters: { at: "/info/jobs" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Error 404" });
  },
};

/** A shop that is away: the page says so, and offers to try again. */
export const ShopAway: Story = {
  parameters: { at: "/info/terms", scenario: "down" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
