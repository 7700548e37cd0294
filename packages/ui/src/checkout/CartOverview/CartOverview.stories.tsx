import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { links } from "../../cart/cartForStories.ts";
import { CartOverview } from "./CartOverview.tsx";

const meta = {
  title: "Checkout/CartOverview",
  component: CartOverview,
  args: {
    cart: carts.phoneAndChargers,
    title: "Added to the cart",
    addedName: "65 W travel charger",
    links,
    back: { href: "/product/65-w-travel-charger", label: "Back to the page" },
  },
} satisfies Meta<typeof CartOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was added, all that is in the cart, and the way back to the product. */
export const Added: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the page" })).toHaveAttribute(
      "href",
      "/product/65-w-travel-charger",
    );
  },
};

/** Opened by its address: nothing was added, and there is no page to go back to. */
export const NothingAdded: Story = {
  args: { title: "Cart", addedName: null, back: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to checkout" })).toBeVisible();
  },
};

/** With scripts a button opens the panel. */
export const WithScripts: Story = {
  tags: ["no-picture"],
  args: { title: "Cart", addedName: null, back: null, onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** The products first, then the ways on, in the order in which they stand. */
export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect(canvas.getByRole("link", { name: "Go to checkout" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("link", { name: "Back to the page" })).toHaveFocus();
  },
};
