import { listOrderSteps } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderProgress } from "./OrderProgress.tsx";

const meta = {
  title: "Account/OrderProgress",
  tags: ["sheet"],
  component: OrderProgress,
  args: { order: orders.placed },
} satisfies Meta<typeof OrderProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Kinds of the steps that an order has. */
const kindsOf = (order: Parameters<typeof listOrderSteps>[0]) => listOrderSteps(order)?.map(({ kind }) => kind);

export const Delivery: Story = {
  play: async ({ args, canvas }) => {
    await expect(kindsOf(args.order)).toEqual(["received", "packed", "sent", "delivered"]);
    await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    // The time of the shop's clock.
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("November 21 at 10:24");
  },
};

/** The hour has two digits, as in the times of appointments and mails. */
export const PlacedAtNightInGerman: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, date: "2026-11-28T00:37:00+01:00" } },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("28. November um 00:37");
  },
};

/** A shop that gives no time of an order. */
export const WithoutATime: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, date: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).not.toHaveTextContent(/\d/);
  },
};

const berlin = {
  timeZone: "Europe/Berlin",
  hours: [
    { from: 1, to: 5, open: { from: "10:00", to: "19:00" } },
    { from: 6, to: 6, open: { from: "10:00", to: "16:00" } },
  ],
  holidays: [],
} as const;

/** When it is packed, by the opening hours, and when it arrives, as it was said when the order was placed. */
export const WithTimes: Story = {
  // The screen of the order shows it.
  tags: ["!sheet"],
  args: { order: { ...orders.placed, arrival: { from: "2026-11-23", to: "2026-11-23" } }, calendar: berlin },
  play: async ({ canvas }) => {
    const [, packed, , delivered] = canvas.getAllByRole("listitem");
    await expect(packed).toHaveTextContent("by 16:00");
    await expect(delivered).toHaveTextContent("Monday, November 23");
  },
};

/** Placed after the shop has closed, and the courier takes one or two days. */
export const PackedOnALaterDay: Story = {
  tags: ["!sheet"],
  args: {
    order: {
      ...orders.placed,
      date: "2026-11-21T17:00:00+01:00",
      arrival: { from: "2026-11-24", to: "2026-11-25" },
    },
    calendar: berlin,
  },
  play: async ({ canvas }) => {
    const [, packed, , delivered] = canvas.getAllByRole("listitem");
    await expect(packed).toHaveTextContent("Monday, November 23, by 19:00");
    await expect(delivered).toHaveTextContent(/Tue, Nov 24 . Wed, Nov 25/);
  },
};

export const PickupWithADay: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.pickup, arrival: { from: "2026-11-21", to: "2026-11-23" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent("Ready from Monday, November 23");
  },
};

export const Pickup: Story = { args: { order: orders.pickup } };

export const WaitsForMoney: Story = { args: { order: orders.transfer } };

export const Repair: Story = { args: { order: orders.repair } };

export const RepairByMail: Story = {
  args: { order: { ...orders.repair, repair: { ...orders.repair.repair, way: "mailIn" } } },
  play: async ({ args }) => {
    await expect(kindsOf(args.order)).toEqual(["booked", "post", "returned"]);
  },
};

export const VirtualGoods: Story = {
  args: { order: { ...orders.placed, shipping: null, shippingTitle: "" } },
  play: async ({ args }) => {
    await expect(kindsOf(args.order)).toEqual(["received", "ready"]);
  },
};

/** Cancelled orders lead nowhere. */
export const Cancelled: Story = {
  tags: ["!sheet"],
  args: { order: { ...orders.placed, status: "cancelled" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
