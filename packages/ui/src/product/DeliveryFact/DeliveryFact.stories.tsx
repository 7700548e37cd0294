import type { DeliveryEstimate } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DeliveryFact } from "./DeliveryFact.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const germany: DeliveryEstimate = {
  country: "DE",
  terms: { countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 2 } },
  dates: { from: "2026-11-23", to: "2026-11-24" },
  rate: null,
};

const meta = {
  title: "Product/DeliveryFact",
  tags: ["sheet", "one-width"],
  component: DeliveryFact,
  args: { estimate: germany, price: euros(74900) },
} satisfies Meta<typeof DeliveryFact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At your door Mon, November 23 to Tue, November 24")).toBeVisible();
    await expect(canvas.getByText("Free delivery to Germany.")).toBeVisible();
  },
};

export const TooCheapToBeFree: Story = {
  args: { price: euros(1900) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivery to Germany costs €5.89, free from €50.00.")).toBeVisible();
  },
};

export const OnOneDay: Story = { args: { estimate: { ...germany, dates: { from: "2026-11-23", to: "2026-11-23" } } } };

/** The shop closes at four: what is ordered later is packed on another day. */
export const OrderedInTime: Story = {
  args: { orderUntil: { date: "2026-11-21", time: "16:00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Order by Saturday, 16:00.")).toBeVisible();
  },
};

export const AlwaysCosts: Story = {
  args: {
    estimate: {
      ...germany,
      terms: { countries: [], cost: 1995, freeFrom: null, days: null },
      dates: null,
      country: "US",
    },
  },
};

/** The price is not decided yet, nor is the cost told. */
export const FreeFromAnAmount: Story = {
  args: {
    price: null,
    estimate: {
      ...germany,
      country: "FR",
      terms: { countries: ["FR"], cost: null, freeFrom: 15_000, days: null },
      dates: null,
    },
  },
};

/** The owner says nothing about this country: neither do we. */
export const NothingSaid: Story = {
  args: { estimate: { country: "NZ", terms: null, dates: null, rate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The cart shows what delivery to New Zealand costs.")).toBeVisible();
  },
};

/** With something in the cart the shop's own rate counts. */
export const AsTheShopSays: Story = {
  args: { estimate: { ...germany, rate: euros(1194), country: "FR" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivery to France costs €11.94 for what is in your cart.")).toBeVisible();
  },
};

export const FreeAsTheShopSays: Story = { args: { estimate: { ...germany, rate: euros(0) } } };

export const InGerman: Story = {
  args: { price: euros(1900), countries: ["DE", "AT", "CH"], onCountryChange: fn() },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The shopper lives elsewhere. */
export const ChoosesACountryWithTheKeyboard: Story = {
  args: { countries: ["DE", "AT", "FR"], onCountryChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox", { name: "Deliver to" });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Austria");
    await expect(args.onCountryChange).toHaveBeenCalledWith("AT");
  },
};
