import { catalogue } from "@rewire/demo-shop/catalogue";
import { wishes } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { SharedWishlistScreen } from "./SharedWishlistScreen.tsx";

const hub = catalogue.products.find(({ slug }) => slug === "hearth-hub");
const hubEntry = {
  ...wishes.laptop,
  productId: hub?.id ?? 0,
  product: { ...wishes.laptop.product, id: hub?.id ?? 0, slug: "hearth-hub", name: "Hearth Hub" },
};

const meta = {
  ...inTheApp,
  title: "Screens/SharedWishlist",
  component: SharedWishlistScreen,
  args: { content: { name: "Mara’s birthday", entries: [hubEntry, wishes.chosenPhone], unavailableCount: 1 } },
  parameters: { ...inTheApp.parameters, app: { at: "/wishlist/kT3q9vZ0yXw1LmN8rPbA2Q" } },
} satisfies Meta<typeof SharedWishlistScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two products, and a third one that the shop no longer has. */
export const Full: Story = {};

/** Into the cart of the shop; the list stays as it is. */
export const AddsToTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Hearth Hub to cart" }));
    await userEvent.click(await screen.findByRole("button", { name: "View cart" }));
    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    await expect(await panel.findByRole("link", { name: "Hearth Hub" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Hearth Hub", hidden: true })).toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const NoLongerShared: Story = {
  tags: ["fit"],
  args: { content: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This wishlist is no longer shared" }),
    ).toBeVisible();
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  tags: ["no-picture"],
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
