import { carts } from "@rewire/domain/testing";
import { shopIsDown } from "@rewire/data/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { putIntoCart } from "../../testing/putIntoCart.ts";
import { CartPage } from "./CartPage.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Cart/PageOfTheStore",
  tags: ["no-picture"],
  component: CartPage,
  args: { title: "Cart", addedName: null, cart: carts.phoneAndChargers, back: null },
  parameters: { ...inTheApp.parameters, app: { at: "/cart", startsImmediately: true } },
} satisfies Meta<typeof CartPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whatever the server has read, the page shows the store's cart, which follows the panel until it is empty. */
export const FollowsThePanel: Story = {
  args: {
    title: "Added to the cart",
    addedName: "Hearth Hub",
    back: { href: "/product/hearth-hub", label: "Back to the page" },
  },
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole("button", { name: "Edit" });
    await expect(canvas.getByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
    await userEvent.click(edit);
    const items = within(canvas.getByRole("region", { name: "Items in the cart", hidden: true }));
    await expect(items.queryByText("Nordlys N3 Pro")).not.toBeInTheDocument();
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await userEvent.click(await panel.findByRole("button", { name: /^One more/ }));
    await expect((await items.findAllByText("€338.00")).length).toBeGreaterThan(0);
    await userEvent.click(panel.getByRole("button", { name: /^Remove/ }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Your cart is empty", hidden: true }),
    ).toBeInTheDocument();
  },
};

/** Another product was added last, and has been removed since: nothing is said to have been added. */
export const RemovedSince: Story = {
  tags: ["fit", "!no-picture"],
  args: { title: "Added to the cart", addedName: "65 W travel charger" },
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    await expect(canvas.queryByText("65 W travel charger")).not.toBeInTheDocument();
  },
};

/** The shop has stopped to answer since the server has read the cart, which stays, with the way to the checkout. */
export const ServerCartStays: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
  play: async ({ canvas, userEvent }) => {
    const toCheckout = await canvas.findByRole("link", { name: "Go to checkout" });
    toCheckout.focus();
    await canvas.findByRole("button", { name: "Edit" });
    await expect(toCheckout).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const panel = within(await screen.findByRole("dialog", { name: /^Cart/ }));
    await expect(await panel.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Neither the server nor the browser can read the cart: after another failure the button and its focus stay. */
export const CannotBeRead: Story = {
  args: { cart: null },
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    await expect(canvas.getByRole("heading", { level: 1, name: "We could not load your cart" })).toBeVisible();
    const readAgain = Promise.withResolvers<undefined>();
    msw.use(
      http.post("*/graphql", () => readAgain.promise),
      shopIsDown,
    );
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute("aria-busy"));
    readAgain.resolve(undefined);
    await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
    await expect(retry).toBeVisible();
    await expect(retry).toHaveFocus();
  },
};
