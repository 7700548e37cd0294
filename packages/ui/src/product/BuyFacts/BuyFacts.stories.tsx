import { defaultSettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { BuyFacts } from "./BuyFacts.tsx";

const meta = { title: "Product/BuyFacts", component: BuyFacts } satisfies Meta<typeof BuyFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShippingAndReturns: Story = {};

export const WithoutFreeShipping: Story = {
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.store, freeShippingFrom: null }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};
