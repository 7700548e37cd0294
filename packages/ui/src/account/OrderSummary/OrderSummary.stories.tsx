import { siteLinks, type Order } from "@rewire/domain";
import { cartLines, carts, orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, within } from "storybook/test";
import { OrderSummary } from "./OrderSummary.tsx";

const meta = {
  title: "Account/OrderSummary",
  tags: ["sheet"],
  component: OrderSummary,
  args: { order: orders.placed, links: siteLinks("") },
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

const withStatus = (status: Order["status"]): Story => ({ args: { order: { ...orders.placed, status, needsPayment: status === "pending" } } });

export const JustPlaced: Story = { args: { isReceived: true }, globals: { viewport: { value: "w1440" } } };

export const JustPlacedOnAPhone: Story = { args: { isReceived: true }, globals: { viewport: { value: "w390" } } };

export const German: Story = { args: { isReceived: true }, globals: { locale: "de_DE", viewport: { value: "w390" } } };

export const Pending: Story = withStatus("pending");
export const Processing: Story = withStatus("processing");
export const OnHold: Story = withStatus("onHold");
export const Completed: Story = withStatus("completed");
export const Cancelled: Story = withStatus("cancelled");
export const Refunded: Story = withStatus("refunded");
export const Failed: Story = withStatus("failed");
export const CheckoutDraft: Story = withStatus("checkoutDraft");

export const WithDiscount: Story = {
  args: { order: { ...orders.placed, totals: { ...carts.withCoupon.totals, shipping: { minor: 0, currency: "EUR" } } } },
};

/** The shop has taken the order and has not told its number: what is known is shown, and no status is made up. */
export const KnownInPart: Story = {
  args: { order: { ...orders.placed, id: 0, number: "" }, isReceived: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not told us its number yet/)).toBeVisible();
    await expect(canvas.queryByText("Processing")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
  },
};

/** Nothing is sent: no delivery, no courier. */
export const VirtualGoods: Story = {
  args: {
    order: {
      ...orders.placed,
      lines: [{ ...cartLines.guide }],
      shipping: null,
      shippingTitle: "",
      note: "",
      totals: { ...carts.virtualOnly.totals, shipping: { minor: 0, currency: "EUR" } },
    },
    isReceived: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("With the courier")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Delivery to")).not.toBeInTheDocument();
  },
};

/** Number, day, status and what comes next are words, and the day is the shop's. */
export const SaysWhatMatters: Story = {
  args: { isReceived: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Thank you, Anneliese. We are packing it.");
    await expect(canvas.getByText(/placed November 21, 2026/)).toBeVisible();
    await expect(canvas.getByText("Processing")).toBeVisible();
    const next = within(canvas.getByRole("region", { name: "What happens next" }));
    await expect(next.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute("href", "/product/nordlys-n3-pro");
  },
};

/** The printer's window belongs to the browser: what opens it is looked at. */
export const IsPrintedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    const button = canvas.getByRole("button", { name: /^Print/ });
    while (document.activeElement !== button) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(print).toHaveBeenCalledOnce();
  },
};
