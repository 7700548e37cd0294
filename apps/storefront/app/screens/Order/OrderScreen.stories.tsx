import { catalogue } from "@rewire/demo-shop/catalogue";
import type { OrderLine } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf } from "../../testing/showcase/showcaseOf.ts";
import { MissingAccountNote } from "./MissingAccountNote.tsx";
import { OrderScreen } from "./OrderScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Order",
  component: OrderScreen,
  args: { order: orders.placed, isJustPlaced: true },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  tags: ["visual", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvas.getByText("Please ring twice.")).toBeVisible();
  },
};

/** A phone and two chargers, partly paid by a gift card. */
export const Showcase: Story = {
  render: (args, context) => <OrderScreen {...args} order={showcaseOf(context).placedOrder} />,
};

/** Before a shop whose owner has set nothing: the order as it is, under the name of the host. */
export const NothingSet: Story = {
  parameters: { app: { isUnset: true, site: { siteName: "woo.example" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("woo.example");
    await expect(canvasElement).not.toHaveTextContent(/23125|rewire\.example|Kabelstrasse|woo\.example ·/);
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Neither a stranger nor a wrong number learns anything. */
export const ForAStranger: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "We could not find your order. Please try again later." }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Anneliese/)).not.toBeInTheDocument();
  },
};

const hub: OrderLine = {
  slug: "hearth-hub",
  name: "Hearth Hub",
  options: [],
  image: null,
  quantity: 2,
  total: { minor: 33_800, currency: "EUR" },
  goods: {
    productId: catalogue.products.find(({ slug }) => slug === "hearth-hub")?.id ?? 0,
    variationId: null,
    choice: {},
  },
};
const gone: OrderLine = {
  ...hub,
  quantity: 1,
  name: "Last year's phone",
  goods: { productId: 987_654, variationId: null, choice: {} },
};

/** The same goods go into the cart, which opens over the order. */
export const OrdersAgain: Story = {
  args: { order: { ...orders.placed, lines: [hub] }, isJustPlaced: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order again" }));
    await expect(
      within(await screen.findByRole("dialog", { name: "Cart 2 items" })).getByRole("link", { name: "Hearth Hub" }),
    ).toBeVisible();
  },
};

/** What the shop no longer has is named, and the rest is in the cart. */
export const OrdersAgainWhatIsLeft: Story = {
  args: { order: { ...orders.placed, lines: [gone, hub] }, isJustPlaced: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order again" }));
    await expect(await canvas.findByText(/^Last year's phone\./)).toBeVisible();
    await expect(canvas.queryByText(/^Hearth Hub\./)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Order again" })).toBeEnabled();
  },
};

/** The bank's page came between, and a password is kept that long by nobody. */
export const TheAccountIsMissing: Story = {
  render: () => <MissingAccountNote href="/my-account?action=register" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      "/my-account?action=register",
    );
  },
};
