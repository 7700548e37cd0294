import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { CartOverviewScreen } from "./CartOverviewScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Cart/Page",
  component: CartOverviewScreen,
  args: { title: "Cart", addedName: null, cart: carts.phoneAndChargers, back: null },
  parameters: { ...inTheApp.parameters, app: { at: "/cart" } },
} satisfies Meta<typeof CartOverviewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form without scripts has added a product. */
export const Added: Story = {
  tags: ["fit"],
  args: {
    title: "Added to the cart",
    addedName: "65 W travel charger",
    back: { href: "/product/65-w-travel-charger", label: "Back to the page" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the page" })).toBeVisible();
  },
};

export const EmptyCart: Story = {
  tags: ["fit"],
  args: { cart: carts.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your cart is empty" })).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  tags: ["fit"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  args: {
    title: "In den Warenkorb gelegt",
    addedName: "Akku-Bohrhammer mit Schlagbohrfunktion, Graphit",
    back: { href: "/de/products", label: "Zurück zur Seite" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Zur Kasse" })).toBeVisible();
  },
};

/** The shop does not answer: whoever has just added a product can try again, and does not add it a second time. */
export const CannotBeRead: Story = {
  tags: ["fit"],
  args: { cart: null, back: { href: "/product/65-w-travel-charger", label: "Back to the page" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "We could not load your cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/cart");
    await expect(canvas.getByRole("link", { name: "Back to the page" })).toBeVisible();
  },
};
