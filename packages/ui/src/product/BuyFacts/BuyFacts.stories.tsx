import { defaultSettings, emptySettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { DeliveryFact } from "../DeliveryFact/DeliveryFact.tsx";
import { BuyFacts } from "./BuyFacts.tsx";

const meta = { title: "Product/BuyFacts", component: BuyFacts, tags: ["sheet"] } satisfies Meta<typeof BuyFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

const pickup = { dates: { from: "2026-11-21", to: "2026-11-21" }, address: "Kabelstrasse 12, Berlin" };

export const ShippingAndReturns: Story = {};

export const WithoutFreeShipping: Story = {
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.shop, freeShippingFrom: null }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const NothingSet: Story = {
  tags: ["!sheet"],
  decorators: (StoryWith) => (
    <SettingsProvider value={emptySettings.shop}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

/** What is in stock can be collected where the owner has said when. */
export const WithPickup: Story = {
  args: { pickup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ready from Sat, November 21")).toBeVisible();
    await expect(canvas.getByText("Kabelstrasse 12, Berlin")).toBeVisible();
  },
};

/** With the hours of that day. */
export const WithPickupHours: Story = {
  args: { pickup: { ...pickup, hours: { from: "10:00", to: "16:00" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Kabelstrasse 12, Berlin · 10:00 to 16:00")).toBeVisible();
  },
};

export const WithDelivery: Story = {
  args: {
    delivery: (
      <DeliveryFact
        estimate={{
          country: "DE",
          terms: { countries: ["DE"], cost: 589, freeFrom: 5000, days: null },
          dates: { from: "2026-11-23", to: "2026-11-24" },
          rate: null,
        }}
        price={null}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText("Delivery to Germany costs €5.89, free from €50.00.")).toBeVisible();
  },
};
