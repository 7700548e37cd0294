import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fullCart } from "../cartForStories.ts";
import { CartTotals } from "./CartTotals.tsx";

const meta = {
  title: "Cart/CartTotals",
  tags: ["sheet", "one-width"],
  component: CartTotals,
  args: { totals: carts.phoneAndChargers.totals, needsShipping: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartTotals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FreeDelivery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Delivery Free" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Total incl. €132.04 VAT €827.00" })).toBeVisible();
  },
};

export const PaidDelivery: Story = { args: { totals: carts.oneCharger.totals } };

export const DeliveryNotKnownYet: Story = { args: { totals: { ...carts.oneCharger.totals, shipping: null } } };

/** No rate for the address: nothing promises one for later. */
export const NoDelivery: Story = {
  args: { totals: { ...carts.oneCharger.totals, shipping: null, isUndeliverable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Delivery Not possible" })).toBeVisible();
  },
};

/** A gift card is a payment: the tax is that of the total before it. */
export const CouponAndGiftCard: Story = {
  args: { totals: fullCart.totals, coupons: fullCart.coupons },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(rows.slice(-3)).toEqual([
      "Total incl. €182.41 VAT€1,192.50",
      "Paid with gift card GIFT-7K42−€50.00",
      "To pay €1,142.50",
    ]);
  },
};

export const PaidByGiftCard: Story = {
  tags: ["!sheet"],
  args: {
    totals: {
      ...carts.oneCharger.totals,
      discount: carts.oneCharger.totals.total,
      total: { minor: 0, currency: "EUR" },
    },
    coupons: [
      {
        code: "gift-7k42",
        description: "",
        saves: carts.oneCharger.totals.total,
        giftCard: { remaining: { minor: 5, currency: "EUR" } },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "To pay €0.00" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Total incl\. .* VAT/ })).not.toHaveAccessibleName(/€0\.00/);
  },
};

export const DiscountOfAnOrder: Story = { args: { totals: carts.withCoupon.totals } };

export const WithAFee: Story = {
  args: {
    totals: {
      ...carts.oneCharger.totals,
      fees: { minor: 300, currency: "EUR" },
      total: { minor: carts.oneCharger.totals.total.minor + 300, currency: "EUR" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Fees €3.00" })).toBeVisible();
  },
};

/** A shop that shows its prices without tax: the tax is a line of its own, and the total what is paid. */
export const PricesWithoutTax: Story = {
  args: {
    totals: {
      isNet: true,
      goods: { minor: 69_496, currency: "EUR" },
      discount: { minor: 0, currency: "EUR" },
      shipping: { minor: 0, currency: "EUR" },
      tax: { minor: 13_204, currency: "EUR" },
      total: { minor: 82_700, currency: "EUR" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Tax €132.04" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Total €827.00" })).toBeVisible();
  },
};

export const NothingIsSent: Story = { args: { totals: carts.virtualOnly.totals, needsShipping: false } };

export const WithoutTax: Story = {
  args: { totals: { ...carts.phoneAndChargers.totals, tax: { minor: 0, currency: "EUR" } } },
};

/** The amounts are old until the shop has answered, and say so. */
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText("Totals are being updated")).toBeInTheDocument();
  },
};
