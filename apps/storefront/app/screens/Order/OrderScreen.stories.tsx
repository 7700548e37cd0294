import { catalogue } from "@rewire/demo-shop/catalogue";
import { CASH_GATEWAY, type OrderLine } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace } from "../../testing/showcase/showcaseOf.ts";
import { missingAccountState } from "./missingAccount.ts";
import { OrderScreen } from "./OrderScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Order",
  parameters: { ...inTheApp.parameters, app: { at: "/checkout/order-received/8901" } },
  component: OrderScreen,
  args: { order: orders.placed, isJustPlaced: true },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvas.getByText("Please ring twice.")).toBeVisible();
  },
};

/** A phone and two chargers, partly paid by a gift card: the guest is offered to keep the order in an account. */
export const Showcase: Story = {
  tags: ["fit"],
  args: { keepOffer: "register" },
  parameters: { app: { at: "/checkout/order-received/204817", place: showcasePlace } },
  render: (args, context) => <OrderScreen {...args} order={showcaseOf(context).placedOrder} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Keep this order in an account?" })).toBeVisible();
    await expect(canvas.getByText("by 16:00")).toBeVisible();
    await expect(canvas.getByText("Monday, November 23")).toBeVisible();
  },
};

/** The account is made with the e-mail address of the order, and has the order. */
export const IsKept: Story = {
  tags: ["no-picture"],
  args: { keepOffer: "register" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("*/keep-order/:id", () => HttpResponse.json({ kind: "assigned" })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText("Password"));
    await userEvent.paste("soldering iron 9");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("The order is in your account.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See my orders" })).toBeVisible();
  },
};

/** The account is there, and the order could not be added: nothing is lost, and one press tries again. */
export const CannotBeKept: Story = {
  tags: ["no-picture"],
  args: { keepOffer: "register" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("*/keep-order/:id", () => HttpResponse.json({ kind: "unavailable" }, { status: 503 })));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByLabelText("Password"));
    await userEvent.paste("soldering iron 9");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
    msw.use(http.post("*/keep-order/:id", () => HttpResponse.json({ kind: "assigned" })));
    await userEvent.click(canvas.getByRole("button", { name: "Add to my account" }));
    await expect(await canvas.findByText("The order is in your account.")).toBeVisible();
  },
};

/** The customer has signed in with another address since. */
export const BelongsToAnotherAddress: Story = {
  tags: ["no-picture"],
  args: { keepOffer: "assign" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("*/keep-order/:id", () => HttpResponse.json({ kind: "otherEmail" }, { status: 409 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add to my account" }));
    await expect(await canvas.findByText(/another e-mail address than that of your account/)).toBeVisible();
  },
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

const euros = (minor: number) => ({ minor, currency: "EUR" });

/** The appointment, what to bring, and the links that only the customer has. */
export const ARepairIsBooked: Story = {
  tags: ["fit"],
  args: {
    order: {
      ...orders.repair,
      lines: [
        {
          slug: null,
          name: "Nordlys N3 Pro screen replacement",
          options: [],
          image: null,
          quantity: 1,
          total: euros(28_900),
        },
      ],
      totals: {
        goods: euros(28_900),
        discount: euros(0),
        shipping: euros(0),
        tax: euros(4_614),
        total: euros(28_900),
      },
      paymentMethod: CASH_GATEWAY,
      repair: { ...orders.repair.repair, slot: "2026-11-23T11:30:00+01:00" },
    },
    repairKey: "a1b2c3",
  },
  play: async ({ canvas }) => {
    const query = `?number=${orders.repair.id}&key=a1b2c3`;
    const links = await canvas.findAllByRole("link", { name: /repair/i });
    await expect(links.map((link) => link.getAttribute("href"))).toContain(`/repair/status${query}`);
    await expect(canvas.getByRole("link", { name: "Follow this repair Nordlys N3 Pro" })).toBeVisible();
    await expect(canvas.getByText("Pay at the counter")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Order again" })).not.toBeInTheDocument();
  },
};

/** A label for a device sent in is offered with the order placed, until the device has arrived. */
export const ARepairByMailIsBooked: Story = {
  args: {
    order: { ...orders.repair, repair: { ...orders.repair.repair, way: "mailIn", slot: null } },
    repairKey: "a1b2c3",
    labelPositions: [1],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Print the label" })).toHaveAttribute(
      "href",
      `/repair/label?number=${orders.repair.id}&key=a1b2c3`,
    );
    await expect(canvas.getByRole("heading", { name: "Before you come" })).toBeVisible();
  },
};

/** The page is opened again when the device has arrived: a second label would be a mistake. */
export const ADeviceByMailHasArrived: Story = {
  tags: ["no-picture"],
  args: { ...ARepairByMailIsBooked.args, labelPositions: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Follow this repair/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Print the label" })).not.toBeInTheDocument();
  },
};

/** The page is opened again after the repair was cancelled: nobody should come. */
export const ARepairIsCancelled: Story = {
  args: { ...ARepairIsBooked.args, order: { ...orders.repair, status: "cancelled" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Follow this repair/ })).toBeVisible();
    await expect(canvas.queryByText("Appointment")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: "Before you come" })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/A receipt is on its way/)).not.toBeInTheDocument();
  },
};

/** Later the page of the repair's status alone offers the label. */
export const ARepairByMailIsFollowed: Story = {
  // Storybook reads tags where they are written: a spread of another story has none.
  tags: ["no-picture"],
  args: { ...ARepairByMailIsBooked.args, isJustPlaced: false, labelPositions: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Follow this repair/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Print the label" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: "Before you come" })).not.toBeInTheDocument();
  },
};

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

/**
 * The bank's page came between, and a password is kept that long by nobody: the checkout tells the order's page, which
 * says so above the order.
 */
export const TheAccountIsMissing: Story = {
  parameters: { app: { at: "/checkout/order-received/8901", state: missingAccountState } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your account was not created")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/my-account\?next=order&id=8901\b.*&action=register$/),
    );
  },
};
