import { carts } from "@rewire/domain/testing";
import type { RateDates } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShippingOptions } from "./ShippingOptions.tsx";

const meta = {
  title: "Checkout/ShippingOptions",
  tags: ["sheet", "one-width"],
  component: ShippingOptions,
  args: { rates: carts.phoneAndChargers.rates, chosenRate: "free_shipping:2", onChooseRate: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "640px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShippingOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FreeIsChosen: Story = {};

/** Titles of WooCommerce are named in the reader's language, those of the owner as they are. */
export const TitlesOfWooCommerceInFrench: Story = {
  tags: ["!sheet"],
  globals: { locale: "fr_FR" },
  args: {
    rates: [
      { id: "free_shipping:2", label: "Free shipping", cost: { minor: 0, currency: "EUR" } },
      { id: "flat_rate:1", label: "Flat rate", cost: { minor: 495, currency: "EUR" } },
      { id: "flat_rate:4", label: "Express", cost: { minor: 990, currency: "EUR" } },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of [/^Livraison gratuite/, /^Tarif fixe/, /^Express/])
      await expect(canvas.getByRole("radio", { name })).toBeInTheDocument();
  },
};

const dates: RateDates = {
  "free_shipping:2": { from: "2026-11-24", to: "2026-11-26" },
  "flat_rate:1": { from: "2026-11-23", to: "2026-11-23" },
  "local_pickup:3": { from: "2026-11-21", to: "2026-11-21" },
};

/** Each rate has days of its own; what is fetched says where, and from when. */
export const WithDates: Story = {
  args: { dates, pickupAddress: "Kabelstrasse 12, 10999 Berlin" },
  play: async ({ canvas }) => {
    for (const name of [
      /^Free shipping At your door Tue, November 24 to Thu, November 26/,
      /^Standard At your door Monday, November 23/,
      /^Collect at Kabelstrasse 12 Kabelstrasse 12, 10999 Berlin\s· Ready from Sat, November 21/,
    ])
      await expect(canvas.getByRole("radio", { name })).toBeInTheDocument();
  },
};

/** Days of the rate for parcels alone; pickup that may be ready on one of several days is so on the last. */
export const WithDatesInGerman: Story = {
  args: {
    dates: {
      "flat_rate:1": { from: "2026-11-23", to: "2026-11-25" },
      "local_pickup:3": { from: "2026-11-23", to: "2026-11-24" },
    },
    pickupAddress: "Kabelstraße 12, 10999 Berlin",
  },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /Abholbereit ab Di\., 24\. November/ })).toBeInTheDocument();
  },
};

/** Where nothing is known about pickup but the address. */
export const WithAnAddressAlone: Story = {
  args: { pickupAddress: "Kabelstrasse 12, 10999 Berlin" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: /^Collect at Kabelstrasse 12 Kabelstrasse 12, 10999 Berlin Free$/ }),
    ).toBeInTheDocument();
  },
};

export const OneOfSeveralParcels: Story = {
  args: { parcel: 1, name: "Parcel 2: Orrery 2 ×1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Parcel 2: Orrery 2 ×1" })).toBeVisible();
  },
};

export const NoneChosen: Story = { args: { chosenRate: null, error: "Choose a shipping method." } };

export const Looking: Story = { args: { rates: null } };

export const NoneForThisAddress: Story = { args: { rates: [] } };

/** Arrow keys move the choice, and the price belongs to the name. */
export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Free shipping Free" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChooseRate).toHaveBeenCalledWith("flat_rate:1");
  },
};
