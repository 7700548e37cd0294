import { defaultSettings } from "@rewire/domain";
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
  decorators: [(Story) => <div style={{ maxWidth: "420px" }}><Story /></div>],
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
  args: { cart: carts.virtualOnly },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

export const WithoutSuchAnOffer: Story = {
  decorators: [(Story) => <SettingsProvider value={{ ...defaultSettings.store, freeShippingFrom: null }}><Story /></SettingsProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};
