import { defaultSettings } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { SaleBadge } from "./SaleBadge.tsx";

const meta = {
  title: "Product/SaleBadge",
  tags: ["sheet", "one-width"],
  component: SaleBadge,
  args: { discount: products.loomOverEar.discount },
} satisfies Meta<typeof SaleBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const withStyle =
  (saleBadge: (typeof defaultSettings.shop)["saleBadge"]): Decorator =>
  (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.shop, saleBadge }}>
      <StoryWith />
    </SettingsProvider>
  );

export const Percent: Story = {};

export const PercentInGerman: Story = { globals: { locale: "de_DE" } };

export const Amount: Story = { decorators: withStyle("amount") };

/** The minus stays before the number. */
export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** The shop owner shows no labels. */
export const Hidden: Story = {
  tags: ["!sheet"],
  decorators: withStyle("hidden"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("%");
  },
};

export const OnAProductPage: Story = { args: { size: "lg" } };

/** What the reduction is, as a number. */
export const HowMuchLess: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { size: "lg" },
};

/** Two labels for one price: the reader has to find out whether both count. */
export const TwoForOnePrice: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <SaleBadge {...args} size="lg" />
      <Badge tone="danger">Sale</Badge>
    </div>
  ),
};
