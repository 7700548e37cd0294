import { defaultSettings, emptySettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { ShopBenefits } from "./ShopBenefits.tsx";

const meta = { title: "Home/Promises", component: ShopBenefits, tags: ["sheet"] } satisfies Meta<typeof ShopBenefits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

/** A shop that sends nothing free does not promise it. */
export const WithoutFreeShipping: Story = {
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.shop, freeShippingFrom: null }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** A shop that has said nothing: payment alone. */
export const NothingSet: Story = {
  decorators: (StoryWith) => (
    <SettingsProvider value={emptySettings.shop}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };
