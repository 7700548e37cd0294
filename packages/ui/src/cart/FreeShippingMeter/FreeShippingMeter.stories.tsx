import { defaultSettings, emptySettings } from "@rewire/domain";
import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { FreeShippingMeter } from "./FreeShippingMeter.tsx";

const meta = {
  title: "Cart/FreeShippingMeter",
  tags: ["sheet", "one-width"],
  component: FreeShippingMeter,
  args: { cart: carts.oneCharger },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreeShippingMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("€11.00 to free delivery")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Towards free delivery" })).toHaveProperty("value", 0.78);
  },
};

export const Reached: Story = { args: { cart: carts.phoneAndChargers } };

/** Nothing is sent, so nothing is said. */
export const VirtualGoods: Story = {
  tags: ["!sheet"],
  args: { cart: carts.virtualOnly },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

const paid = { id: "flat_rate:1", label: "Flat rate", cost: { minor: 995, currency: "EUR" } };
const free = { id: "free_shipping:2", label: "Free shipping", cost: { minor: 0, currency: "EUR" } };

/** The shop asks for 9.95: the setting says nothing. */
export const RatesContradict: Story = {
  tags: ["!sheet"],
  args: { cart: { ...carts.phoneAndChargers, rates: [paid], chosenRate: paid.id } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Delivery is free")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

/** The shop's rates say so, whether or not its owner has set an amount. */
export const CouldBeFreeWithoutSuchAnOffer: Story = {
  tags: ["!sheet"],
  args: { cart: { ...carts.phoneAndChargers, rates: [paid, free], chosenRate: paid.id } },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Delivery could be free/)).toBeVisible();
  },
};

/** A way that costs nothing is offered, and another one is chosen. */
export const CouldBeFree: Story = {
  args: { cart: { ...carts.phoneAndChargers, rates: [paid, free], chosenRate: paid.id } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivery could be free: another way to send it costs nothing.")).toBeVisible();
  },
};

export const WithoutSuchAnOffer: Story = {
  tags: ["!sheet"],
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, freeShippingFrom: null }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};
